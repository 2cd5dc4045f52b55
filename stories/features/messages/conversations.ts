import { paths } from '#src/lib/navigation/paths.ts';
import { refTo } from '#mocks/factories/users.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';

/** Parts of a conversation that are hard to lay out. */
export const longest = {
  other_participant: refTo('longName'),
  task: { title: LONGEST.title },
  latest_message: { message: 'W'.repeat(60) },
};
export const rightToLeft = {
  other_participant: { name: 'ليلى حداد' },
  task: { title: 'تجميع سرير بطابقين لغرفة الأطفال' },
  latest_message: {
    message: 'مرحبا، هل ما زالت المهمة متاحة؟ يمكنني الحضور يوم السبت في العاشرة صباحا.',
  },
};
export const emoji = {
  other_participant: { name: 'Zoë 🦊' },
  task: { title: 'Walk the dogs 🐕🐩' },
  latest_message: { message: '👩‍👩‍👧‍👦'.repeat(60) },
};

/** Where the rows of these stories lead. */
export const linkTo = (id: number) => ({ to: `${paths.messages.to()}?conversation=${id}` });
