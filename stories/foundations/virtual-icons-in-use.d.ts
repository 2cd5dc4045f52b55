/** The icons that the product imports, by name; `.storybook/icons-in-use.ts` writes it. */
declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  const icons: Readonly<Record<string, LucideIcon>>;
  export default icons;
}
