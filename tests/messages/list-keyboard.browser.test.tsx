import { useEffect, useRef, useState } from 'react';
import { screen, waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Conversation } from '#src/domain/message.ts';
import { ConversationList } from '#src/features/messages/conversations/ConversationList.tsx';
import { nextFrame } from '#stories/checks/frames.ts';
import { renderFeature } from '../render-stage.tsx';
import { home } from '#mocks/scenarios/shell.ts';

const person = (id: number) => ({ id, name: `Person ${id}` });

function conversation(id: number): Conversation {
  return {
    id,
    task_id: id,
    other_participant: person(id),
    client: person(1),
    worker: person(2),
    task: { id, title: `Task ${id}`, budget: 50, deadline: null },
    offer_status: id % 2 === 0 ? 'pending' : null,
    unread_count: 0,
    latest_message: { message_type: 'text', message: `Message ${id}` },
    last_message_at: '2026-03-14T09:00:00Z',
  };
}

const upTo = (count: number) =>
  Array.from({ length: count }, (_, index) => conversation(index + 1));

const linkTo = (id: number) => ({ to: `/messages?conversation=${id}` });

/** Changes the conversations of the rendered list. */
let show: (conversations: readonly Conversation[]) => void = () => {};

function List({
  initial,
  selectedId,
}: {
  initial: readonly Conversation[];
  selectedId: number | null;
}) {
  const [conversations, setConversations] = useState(initial);
  useEffect(() => {
    show = setConversations;
  }, []);
  const pane = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button">Before</button>
      <div
        ref={pane}
        data-testid="pane"
        className="relative overflow-y-auto"
        style={{ height: 500, width: 320 }}
      >
        <ConversationList
          conversations={conversations}
          total={conversations.length}
          selectedId={selectedId}
          linkTo={linkTo}
          pane={pane}
          more="end"
          isMoreSlow={false}
          moreError={undefined}
          added={0}
          onLoadMore={() => {}}
        />
      </div>
      <button type="button">After</button>
    </>
  );
}

async function renderList(count: number, selectedId: number | null = null) {
  const list = <List initial={upTo(count)} selectedId={selectedId} />;
  const { stage } = await renderFeature(home, list);
  await screen.findAllByRole('link');
  return stage;
}

/** The id of the conversation that has the focus. */
function focusedId(): number | null {
  const key = document.activeElement?.closest('[data-key]')?.getAttribute('data-key');
  return key == null ? null : Number(key);
}

/** Whether a row, by default the focused one, is in the visible part of the pane. */
function isInView(row = document.activeElement): boolean {
  const pane = screen.getByTestId('pane').getBoundingClientRect();
  const box = row?.getBoundingClientRect();
  return box !== undefined && box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1;
}

const press = (keys: string) => userEvent.keyboard(keys);
const button = (name: string) => screen.getByRole('button', { name });

describe('Tab', () => {
  it('leads to the first row, and then out of the list', async () => {
    await renderList(20);
    button('Before').focus();
    await press('{Tab}');
    expect(focusedId()).toBe(1);
    await press('{Tab}');
    expect(document.activeElement).toBe(button('After'));
  });

  it('leads to the selected row, even one that was outside the visible range', async () => {
    await renderList(200, 150);
    button('Before').focus();
    await press('{Tab}');
    expect(focusedId()).toBe(150);
    await waitFor(() => expect(isInView()).toBe(true));
  });

  it('leads back to the selected row after the focus has left another', async () => {
    await renderList(20, 3);
    button('Before').focus();
    await press('{Tab}{ArrowDown}{ArrowDown}{Tab}');
    expect(document.activeElement).toBe(button('After'));
    await press('{Shift>}{Tab}{/Shift}');
    expect(focusedId()).toBe(3);
  });
});

describe('the arrow keys', () => {
  it('walk every row, in view, and stop at the ends', async () => {
    await renderList(30);
    button('Before').focus();
    await press('{Tab}{ArrowUp}');
    expect(focusedId()).toBe(1);
    for (let id = 2; id <= 30; id += 1) {
      await press('{ArrowDown}');
      expect([focusedId(), isInView()]).toEqual([id, true]);
    }
    await press('{ArrowDown}');
    expect(focusedId()).toBe(30);
    await press('{ArrowUp}{ArrowUp}');
    expect([focusedId(), isInView()]).toEqual([28, true]);
  });

  it('Home and End lead to rows that were never rendered', async () => {
    await renderList(500);
    expect(screen.queryByText('Person 500')).toBeNull();
    button('Before').focus();
    await press('{Tab}{End}');
    expect(focusedId()).toBe(500);
    await waitFor(() => expect(isInView()).toBe(true));
    await press('{ArrowUp}');
    expect(focusedId()).toBe(499);
    await press('{Home}');
    expect(focusedId()).toBe(1);
    await waitFor(() => expect(isInView()).toBe(true));
  });
});

describe('when a new message changes the order', () => {
  /** Moves a conversation to the top, as its new message does. */
  async function moveUp(id: number, count: number): Promise<void> {
    show([conversation(id), ...upTo(count).filter((each) => each.id !== id)]);
    await waitFor(() =>
      expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(`Task ${id}`),
    );
    await nextFrame();
  }

  it.each([
    ['the focused conversation', 4],
    ['one below it', 5],
    ['one above it', 2],
  ])('the focus stays on the same element when %s moves up', async (_which, moved) => {
    await renderList(20);
    button('Before').focus();
    await press('{Tab}{ArrowDown}{ArrowDown}{ArrowDown}');
    const row = document.activeElement;
    expect(focusedId()).toBe(4);
    await moveUp(moved, 20);
    expect([document.activeElement, focusedId()]).toEqual([row, 4]);
    // The keyboard goes on from the new place.
    await press('{ArrowDown}');
    expect(focusedId()).toBe({ 2: 5, 4: 1, 5: 6 }[moved]);
  });
});
