import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsIn, root } from './documented-components.ts';

/** Components without a page of their own in Storybook, and why. */
const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  AuthFormFrame: 'The frame of both forms of the sign-in page, which Screens/Auth shows.',
  BubbleFrame: 'The place of a message; MessageBubble shows it for both sides.',
  Categories: 'Without choices; Screens/Home shows it.',
  CategoriesFailure: 'Without choices; Screens/Tasks/Filters shows it.',
  Chat: 'The whole pane of a conversation, which Screens/Messages shows in every state.',
  ChatLog: 'Part of Chat; it needs a pane that scrolls, as on Screens/Messages/Chat.',
  ChatSkeleton: 'Without choices; Screens/Messages/Chat shows it.',
  ClientShares: 'Two ShareCards, which have a page; Screens/Client/Dashboard shows them.',
  ClientStats: 'Without choices; Screens/Client/Dashboard shows it loading and loaded.',
  ContactNote: 'The note of TaskCard, whose page shows it for every status.',
  DashboardHeader: 'Without choices; Screens/Worker shows it.',
  DashboardStats: 'Without choices; Screens/Dashboard shows it loading and loaded.',
  DeclinedOfferPanel: 'Part of SendOfferDialog.',
  EmailVerification: 'Renders nothing but VerificationDialog, which has a page.',
  EventMessage: 'A kind of MessageBubble, whose page shows it for every change and both sides.',
  FeaturedAssembly: 'Without choices; Screens/Home shows it.',
  Figures: 'Cards of UI/StatCard; Screens/Dashboard and Screens/Worker show them.',
  Guarantees: 'Without choices; Screens/Home shows it.',
  HelpToday: 'Without choices; Screens/Home shows it.',
  Hero: 'Without choices; Screens/Home shows it.',
  HowItWorks: 'Without choices; Screens/Home shows it.',
  ImpactNumbers: 'Without choices; Screens/Home shows it.',
  LandingSection: 'The frame of a section; Screens/Home shows it in every tone.',
  LogAnnouncer: 'For screen readers only: there is nothing to see.',
  MessageText: 'The bubble of MessageBubble, whose page shows it with every content.',
  NoOffers: 'An empty state; Screens/Offers/List shows it for both reasons.',
  NoPendingReviews: 'An empty state; Screens/PendingReviews shows it.',
  NoPostedTasks: 'Without choices; Screens/Client/Dashboard shows it.',
  NoReviews: 'An empty state; Screens/Reviews/List shows it for every tab and reason.',
  NoTasks: 'An empty state; Screens/Tasks/List shows it for both reasons.',
  OfferActions: 'The buttons of OfferCard, whose page shows them for every status.',
  OfferCardSkeleton: 'Part of OfferList.',
  OfferList: 'A whole screen of cards, which Screens/Offers/List shows in every state.',
  OfferReviewDialog: 'Chooses one of two dialogs that have pages.',
  PendingReviewsSkeleton: 'Without choices; Screens/PendingReviews shows it.',
  PopularProjects: 'Without choices; Screens/Home shows it.',
  PostedTaskFooter: 'The buttons of PostedTaskDetailsDialog.',
  PostedTaskList: 'A whole section of cards, which Screens/Client/Dashboard shows in every state.',
  PostedTasks: 'A whole section, which Screens/Client/Dashboard shows in every state.',
  ProfileNotFound: 'Without choices; Screens/Profile shows it.',
  ProfileReviews: 'A column of ReviewCards, which Screens/Profile shows in every state.',
  ProfileSkeleton: 'Without choices; Screens/Profile shows it.',
  QuickActions: 'Without choices; Screens/Worker/Summary shows it.',
  QuickStats: 'Screens/Worker/Summary shows it loading, loaded, failed and overdue.',
  RatingStatsCard: 'The card of RatingSummary; Screens/Reviews/Stats shows it with every badge.',
  RatingSummarySkeleton: 'Without choices; Screens/Reviews and Screens/Profile show it.',
  RecentActivity: 'Always empty; Screens/Dashboard shows it.',
  RestoredNote: 'Part of TaskFormDialog, whose page shows it for a restored draft.',
  ReviewCardSkeleton: 'Part of ReviewList and ProfileSkeleton.',
  ReviewContent: 'The content of ReviewCard and ViewReviewDialog, which have pages.',
  ReviewFiltersForm: 'Screens/Reviews/Filters shows it in every state.',
  ReviewFormDialog: 'The form of WriteReviewDialog and EditReviewDialog, which have pages.',
  ReviewList: 'A whole screen of cards, which Screens/Reviews/List shows in every state.',
  ShareProfileButton: 'Without choices; Screens/Profile shows it.',
  Shortcuts: 'Without choices; Screens/Dashboard shows it.',
  SignInForm: 'The whole of a page, which Screens/Auth shows in every state.',
  SignUpForm: 'The whole of a page, which Screens/Auth shows in every state.',
  Steps: 'The steps of OfferTimeline, which has a page.',
  TaskCardSkeleton: 'Part of TaskList.',
  TaskDetails: 'The content of TaskDetailsDialog and PostedTaskDetailsDialog, which have pages.',
  TaskDialog: 'The frame of TaskDetailsDialog and PostedTaskDetailsDialog, which have pages.',
  TaskFact: 'A line of TaskCard and PostedTaskCard, which have pages.',
  TaskFailure: 'Why a cancellation or deletion failed, which Screens/Client shows for both.',
  TaskFormFields: 'Part of TaskFormDialog.',
  TaskList: 'A whole screen of cards, which Screens/Tasks/List shows in every state.',
  TaskPreview: 'Part of TaskFormDialog.',
  TaskSides: 'Part of PostedTaskDetailsDialog, whose page shows it.',
  TaskSummary: 'The content of TaskCard, whose page shows it with every content.',
  TaskToEdit: 'Renders nothing but TaskFormDialog and TaskDialog.',
  Testimonials: 'Without choices; Screens/Home shows every one.',
  UpcomingOffers: 'The cards of UpcomingOfferCard; Screens/Worker/Offers shows it in every state.',
  VerificationAlert: 'Without choices; Screens/Dashboard shows it for an unverified viewer.',
  WhyReviewsMatter: 'Without choices; Screens/PendingReviews shows it.',
  WorkerHeader: 'Its only choice is the unread badge; Screens/Worker/Summary shows both.',
  WorkerShares: 'Two ShareCards, which have a page; Screens/Worker/Summary shows them.',
  WorkerStats: 'Without choices; Screens/Worker/Summary shows it loading and loaded.',
};

const components = componentsIn('src/{entities,features}/*/*.tsx');

it('finds the components', () => {
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['OfferCard', 'WriteReviewDialog', 'ProfileCard']));
});

it('excuses only components that exist and have no page', () => {
  const excused = components.filter(({ name }) => name in WITHOUT_PAGE).map(({ name }) => name);
  expect(excused.toSorted()).toEqual(Object.keys(WITHOUT_PAGE).toSorted());
  expect(excused.filter((name) => pagesOf(name).length > 0)).toEqual([]);
});

describe.each(components.filter(({ name }) => !(name in WITHOUT_PAGE)))(
  '$name',
  ({ name, found }) => {
    const pages = pagesOf(name);
    const [text = ''] = pages.map((path) => readFileSync(join(root, path), 'utf8'));

    it('has a docs page', () => {
      expect(
        pages,
        `stories/features/*/${name}.stories.tsx, or a reason in WITHOUT_PAGE`,
      ).toHaveLength(1);
      expect(text).toMatch(new RegExp(`\\n {2}title: 'Features/\\w+/${name}',`));
      expect(text).toMatch(new RegExp(`\\n {2}component: (?:documents<\\w+>\\()?${name}\\)?,`));
      expect(text).toMatch(/preview\.meta\(\{[\s\S]*?\n {2}tags: \['autodocs'\],/);
    });

    // Only one dialog can be open over a page, so a dialog has no sheet, but a story for each state.
    it('has a sheet, or the first state of a dialog, that is captured in all modes', () => {
      const stories = text.split(/\nexport const /).slice(1);
      const main = stories.find((story) => name.endsWith('Dialog') || story.startsWith('Sheet '));
      expect(main).toMatch(/\bchromatic: in(?:All|Three)Modes\b/);
    });

    it('documents its purpose', () => {
      const component = found.find(({ displayName }) => displayName === name);
      expect(component?.description ?? '').not.toBe('');
    });
  },
);

function pagesOf(name: string): string[] {
  return globSync(`stories/features/*/${name}.stories.tsx`, { cwd: root });
}
