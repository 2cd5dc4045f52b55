import { expect, fn, mocked, waitFor } from 'storybook/test';
import { inThreeModes, withoutPicture } from '#states/modes.ts';
import { testRun } from '#stories/checks/test-run.ts';
import preview from '../../../.storybook/preview.tsx';
import { clearAddress } from '../address-state.ts';
import { picturesOf } from '../sign-offs.ts';
import type { LoadPicture } from './pictures.ts';
import { ReviewPage, reviewStart } from './ReviewPage.tsx';
import { sendDecision, type Decide } from './send-decision.ts';

const STORY = 'ui-spinner--sheet';

const meta = preview.meta({
  title: 'Docs/Review',
  component: ReviewPage,
  parameters: { pointer: 'mouse' },
  beforeEach:
    ({ id }) =>
    () =>
      clearAddress(reviewStart, id),
});

/** A picture of two boxes, drawn here: the second one moves. */
function boxes(left: number): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#f4efe4"/><rect x="40" y="40" width="120" height="60" fill="#2f5d50"/><rect x="${left}" y="40" width="120" height="60" fill="#c98a1b"/></svg>`,
  )}`;
}

/** The recorded picture, with one from before. */
const bothPictures: LoadPicture = (name) => {
  const [, mode = ''] = name.split('.');
  return Promise.resolve({
    url: boxes(name.endsWith('.before') ? 180 : 200),
    width: 400,
    height: 200,
    hash: picturesOf(STORY).get(mode),
  });
};

function openStory(): void {
  const url = new URL(window.location.href);
  url.searchParams.set('story', STORY);
  window.history.replaceState(window.history.state, '', url);
}

/** The story in the URL, or the first one. */
export const Page = meta.story({
  parameters: { chromatic: withoutPicture },
  // A test run has no pictures to serve.
  args: testRun() ? { load: bothPictures } : { decide: sendDecision },
});

/** What differs between the picture before and the one after, or each of them. */
export const Compared = meta.story({
  args: { load: bothPictures, decide: fn<Decide>() },
  parameters: { chromatic: inThreeModes },
  beforeEach: openStory,
  play: async ({ canvas, userEvent }) => {
    const view = await canvas.findByLabelText('Compare with the picture before');
    await expect(view).toHaveValue('difference');
    await userEvent.selectOptions(view, 'before');
    await expect(canvas.getByRole('img', { name: /, before$/ })).toBeVisible();
    await userEvent.selectOptions(view, 'after');
    await expect(canvas.getByRole('img', { name: /^Sheet, [a-z-]+$/ })).toBeVisible();
    await userEvent.selectOptions(view, 'difference');
  },
});

/** A change is requested; a failure keeps the comment, an approval takes all requests away. */
export const Deciding = meta.story({
  tags: ['!dev'],
  parameters: { chromatic: withoutPicture },
  args: { load: bothPictures, decide: fn<Decide>() },
  beforeEach: ({ args }) => {
    openStory();
    const of = { story: STORY, mode: 'desktop-dark', by: 'Dana', date: '2026-11-20' };
    const hash = picturesOf(STORY).get(of.mode) ?? '';
    if (!args.decide) return;
    mocked(args.decide)
      .mockReset()
      .mockRejectedValueOnce(new Error('Git knows no name.'))
      .mockImplementation((_story, pictures, change) => {
        const approved = [...pictures].map(([mode, own]) => ({ ...of, mode, hash: own }));
        return Promise.resolve(
          change
            ? [{ ...of, ...change, hash, decision: 'requested' }]
            : approved.map((each) => ({ ...each, decision: 'approved', comment: '' })),
        );
      });
  },
  play: async ({ args, canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: 'Request a change' });
    await userEvent.click(ask);
    await expect(canvas.getByText('Say what should change.')).toBeVisible();
    const comment = canvas.getByLabelText('What should change?');
    await userEvent.type(comment, 'Too small');
    await userEvent.click(ask);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Git knows no name.');
    await expect(comment).toHaveValue('Too small');
    await userEvent.click(ask);
    const requested = await canvas.findByRole('list', { name: 'Requested changes' });
    await expect(requested).toHaveTextContent('Too small Dana, Nov 20, 2026');
    await expect(comment).toHaveValue('');
    await expect(canvas.getByText('Change requested')).toBeVisible();
    await expect(args.decide).toHaveBeenLastCalledWith(STORY, picturesOf(STORY), {
      comment: 'Too small',
      mode: 'desktop-dark',
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Approve all pictures/ }));
    await expect(await canvas.findByText('Approved')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Requested changes' })).not.toBeInTheDocument();
  },
});

/** A picture that was not taken, or one that is not the recorded one, says how to take it. */
export const NotTaken = meta.story({
  tags: ['!dev'],
  parameters: { chromatic: withoutPicture },
  args: { load: fn<LoadPicture>() },
  beforeEach: ({ args }) => {
    openStory();
    mocked(args.load ?? fn())
      .mockReset()
      .mockResolvedValueOnce(undefined);
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText("This picture isn't on this computer")).toBeVisible();
    await expect(canvas.getByText(/stories\/ui\/Spinner\.stories\.tsx/)).toBeVisible();
    mocked(args.load ?? fn()).mockImplementation((name) =>
      Promise.resolve(
        name.endsWith('.before')
          ? undefined
          : { url: boxes(180), width: 400, height: 200, hash: 'another' },
      ),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Picture'), 'phone-light');
    await expect(await canvas.findByText('This is not the recorded picture')).toBeVisible();
    await expect(
      canvas.getByText(/^Decisions are written by a Storybook on your own/),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByLabelText('Compare with the picture before')).not.toBeInTheDocument(),
    );
  },
});
