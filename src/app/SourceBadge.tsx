import { Cloud, Laptop } from 'lucide-react';
import { Badge } from '#src/ui/Badge.tsx';
import { shellCopy } from './copy.ts';
import type { DataSource } from './data-source.ts';

const copy = shellCopy.source;

const LOOKS = {
  hosted: { tone: 'danger', Icon: Cloud },
  local: { tone: 'info', Icon: Laptop },
} as const;

/** Where the data comes from, for people who work on the product: no build for visitors shows it. */
export function SourceBadge({ source }: { source: DataSource }) {
  const { tone, Icon } = LOOKS[source.kind];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={1.75} />}>
      {copy[source.kind]} · {source.address}
    </Badge>
  );
}
