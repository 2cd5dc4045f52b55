import { CalendarClock, CircleCheck, Hourglass, MessageCircle, Star, Wallet } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CardLink } from '#src/ui/Card.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { StatCard, StatGrid, StatTrend, type StatCardProps } from '#src/ui/StatCard.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const followed = fn();

const meta = preview.meta({
  title: 'UI/StatCard',
  component: StatCard,
  subcomponents: { StatGrid, StatTrend },
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Completed', value: '128', icon: <CircleCheck strokeWidth={1.75} /> },
  render: (args) => (
    <StatGrid>
      <StatCard {...args} />
    </StatGrid>
  ),
});

export const Plain = meta.story({ tags: ['!test'] });

const cards = [
  { label: 'Earned', value: '$12,345,678.90', icon: <Wallet strokeWidth={1.75} /> },
  { label: 'Waiting', value: '4', icon: <Hourglass strokeWidth={1.75} /> },
  { label: 'Messages', value: '1,204', icon: <MessageCircle strokeWidth={1.75} /> },
  { label: 'Rating', value: '4.8', icon: <Star strokeWidth={1.75} /> },
];

/**
 * On a small phone, the longest value stays on one line in its card, and the numbers of a row align, whether their
 * labels take one line or two.
 */
export const OnASmallPhone = meta.story({
  render: () => (
    <div className="flex w-[21.4375rem] flex-col gap-6">
      <StatGrid>
        {cards.map((card) => (
          <StatCard key={card.label} {...card} />
        ))}
      </StatGrid>
      <StatGrid columns={2}>
        <StatCard label="Earned" value="$80" />
        <StatCard label="Unread messages" value="12" icon={<MessageCircle strokeWidth={1.75} />} />
        <StatCard label="Rating" value="4.8" icon={<Star strokeWidth={1.75} />} />
        <StatCard label="Waiting for an answer" value="4" />
      </StatGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await expect(figures).toHaveLength(8);
    for (const figure of figures.slice(0, 4)) {
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
      await expect(figure.clientHeight).toBe(36);
    }
    const tops = figures.slice(4).map((figure) => figure.getBoundingClientRect().top);
    await expect(tops[1]).toBe(tops[0]);
    await expect(tops[3]).toBe(tops[2]);
    await expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
  },
});

/** Six cards are in rows of six or three; three stay in a row. */
export const Columns = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div data-testid="frame" className="flex flex-col gap-6">
      <StatGrid columns={6} data-testid="six">
        {['A', 'B', 'C', 'D', 'E', 'F'].map((label) => (
          <StatCard key={label} label={label} value="1" />
        ))}
      </StatGrid>
      <StatGrid columns={3} data-testid="three">
        {['A', 'B', 'C'].map((label) => (
          <StatCard key={label} label={label} value="1" />
        ))}
      </StatGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame');
    const [six, three] = [canvas.getByTestId('six'), canvas.getByTestId('three')];
    const columnsOf = (grid: HTMLElement) =>
      getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    // The content of a page at 1280, 1200, 768, 375 and 320 px.
    const expected = [
      [1136, 6, 3],
      [1088, 6, 3],
      [720, 3, 3],
      [343, 3, 3],
      [288, 3, 3],
    ] as const;
    for (const [width, ofSix, ofThree] of expected) {
      frame.style.width = `${width}px`;
      await expect([columnsOf(six), columnsOf(three)]).toEqual([ofSix, ofThree]);
    }
    frame.style.width = '';
  },
});

/** Loading and loaded have the same size. */
export const Loading = meta.story({
  render: () => (
    <div className="flex flex-col gap-4">
      <SkeletonGroup label="Loading your stats">
        <StatGrid>
          {cards.map((card) => (
            <StatCard key={card.label} {...card} hint="in the last 30 days" isLoading />
          ))}
        </StatGrid>
      </SkeletonGroup>
      <StatGrid>
        {cards.map((card) => (
          <StatCard key={card.label} {...card} hint="in the last 30 days" />
        ))}
      </StatGrid>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your stats');
    const [loading, loaded] = [...canvasElement.querySelectorAll('dl')];
    await expect(loading?.offsetHeight).toBe(loaded?.offsetHeight);
    await expect(within(loading as HTMLElement).queryByText('1,204')).toBeNull();
  },
});

/**
 * A name and a value, for screen readers too. The whole card is the link: Tab focuses it, and Enter or a click
 * anywhere follows it.
 */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: {
    label: (
      <CardLink
        href="#completed"
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      >
        Completed
      </CardLink>
    ),
  },
  play: async ({ canvas }) => {
    followed.mockClear();
    await expect(canvas.getByRole('term')).toHaveTextContent('Completed');
    await expect(canvas.getByRole('definition')).toHaveTextContent('128');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Completed' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
    // The link also covers the opposite end of the card.
    const card = canvas.getByRole('definition').getBoundingClientRect();
    const onTop = document.elementFromPoint(card.right - 4, card.bottom - 4);
    await expect(onTop).toBe(canvas.getByRole('link'));
  },
});

const stroke = { strokeWidth: 1.75 };
const clock = <CalendarClock {...stroke} />;

type Sample = StatCardProps & { value: string; 'data-pseudo'?: string };

const samples: Record<string, readonly Sample[]> = {
  Tones: [
    { label: 'Neutral', value: '128', icon: <MessageCircle {...stroke} /> },
    { tone: 'brand', label: 'Brand', value: '12', icon: <Star {...stroke} /> },
    { tone: 'success', label: 'Success', value: '96', icon: <CircleCheck {...stroke} /> },
    { tone: 'warning', label: 'Warning', value: '4', icon: <Hourglass {...stroke} /> },
    { tone: 'danger', label: 'Danger', value: '3', icon: clock },
    { tone: 'info', label: 'Info', value: '$2,480', icon: <Wallet {...stroke} /> },
  ],
  'With a line below, without an icon': [
    { label: 'Requests', value: '24', hint: 'in the last 30 days' },
    {
      label: 'Earned',
      value: '$1,250',
      hint: (
        <StatTrend direction="up" tone="success">
          12% more than in February
        </StatTrend>
      ),
    },
    {
      label: 'Cancelled',
      value: '5',
      hint: (
        <StatTrend direction="up" tone="danger">
          2 more than in February
        </StatTrend>
      ),
    },
    { label: 'Rating', value: '4.8', hint: <StatTrend direction="flat">as in February</StatTrend> },
  ],
  'Links: default, hover, focus': [
    { label: <CardLink href="#more">Default</CardLink>, value: '3', icon: clock },
    {
      label: (
        <CardLink href="#more" data-pseudo="hover">
          Hover
        </CardLink>
      ),
      value: '4',
      icon: clock,
    },
    {
      'data-pseudo': 'focus',
      label: <CardLink href="#more">Focus</CardLink>,
      value: '5',
      icon: clock,
    },
  ],
  'Long figures and words': [
    {
      label: 'Earned since you joined',
      value: '$12,345,678.90',
      icon: <Wallet {...stroke} />,
      hint: 'before fees, in all of your cities',
    },
    {
      label: 'Messages',
      value: '1,204',
      icon: <MessageCircle {...stroke} />,
      hint: 'Reinigungsdienstleistungsgesellschaft',
    },
    {
      label: <CardLink href="#more">Refunded</CardLink>,
      value: '$98,765.40',
      icon: <Wallet {...stroke} />,
    },
    { label: 'Nothing yet', value: '0', icon: <Star {...stroke} /> },
  ],
};

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="flex max-w-4xl flex-col gap-8">
      {Object.entries(samples).map(([title, row]) => (
        <section key={title} className="flex flex-col gap-3">
          <h2 className="text-base">{title}</h2>
          <StatGrid columns={row.length === 4 ? undefined : 3}>
            {row.map((card) => (
              <StatCard key={card.value} {...card} />
            ))}
          </StatGrid>
        </section>
      ))}
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Loading</h2>
        <SkeletonGroup label="Loading your stats">
          <StatGrid>
            {cards.map((card) => (
              <StatCard key={card.label} {...card} hint="in the last 30 days" isLoading />
            ))}
          </StatGrid>
        </SkeletonGroup>
      </section>
    </div>
  ),
});
