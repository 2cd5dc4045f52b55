import {
  Bell,
  Calendar,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  CreditCard,
  Hammer,
  Handshake,
  Heart,
  House,
  Info,
  LogOut,
  MapPin,
  MessageCircle,
  Package,
  Pencil,
  Search,
  Send,
  Settings,
  Sprout,
  Star,
  Trash2,
  TriangleAlert,
  User,
  X,
} from 'lucide-react';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Icons' });

const icons = {
  Bell,
  Calendar,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  CreditCard,
  Hammer,
  Handshake,
  Heart,
  House,
  Info,
  LogOut,
  MapPin,
  MessageCircle,
  Package,
  Pencil,
  Search,
  Send,
  Settings,
  Sprout,
  Star,
  Trash2,
  TriangleAlert,
  User,
  X,
};

/** lucide-react, by name, with a stroke of 1.75 px: 20 px beside body text, 16 px beside small text. */
export const InUse = meta.story({
  render: () => (
    <ul className="grid grid-cols-3 gap-3 p-4 sm:grid-cols-4 md:p-6 lg:grid-cols-6 xl:grid-cols-9">
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          className="flex flex-col items-center gap-2 rounded-control border border-line bg-surface-raised px-2 py-4 text-center text-xs text-ink-muted"
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-6 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <div className="flex flex-col gap-3 p-4 md:p-6">
      <p className="flex items-center gap-2">
        <MapPin aria-hidden strokeWidth={1.75} className="size-5 text-ink-muted" /> 20 px beside
        body text
      </p>
      <p className="flex items-center gap-1.5 text-sm">
        <MapPin aria-hidden strokeWidth={1.75} className="size-4 text-ink-muted" /> 16 px beside
        small text
      </p>
      <p className="flex items-center gap-2">
        <Star aria-hidden strokeWidth={1.75} className="size-5 fill-current text-accent-strong" /> a
        mark in accent-strong, 3 to 1
      </p>
    </div>
  ),
});
