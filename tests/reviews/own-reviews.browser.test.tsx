import { userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { updateReview } from '#src/contract/reviews.ts';
import { fails } from '#mocks/faults/faults.ts';
import { openEditing, openOwn } from './own-review.ts';

describe('editing an own review', () => {
  it('shows an error of the server at its field', async () => {
    await openOwn(
      fails(updateReview, 422, { errors: { review_text: ['Please leave out phone numbers.'] } }),
    );
    const form = await openEditing();
    await userEvent.click(form.save);
    await form.dialog.findByText('Please leave out phone numbers.');
    expect(document.activeElement).toBe(form.text);
  });
});
