/** The icons that the product imports, by name, each with the number of files; `.storybook/icons-in-use.ts` writes it. */
declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  const icons: Readonly<Record<string, { readonly Icon: LucideIcon; readonly files: number }>>;
  export default icons;
}
