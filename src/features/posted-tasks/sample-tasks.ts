import type { Task } from '#src/domain/task.ts';

const sample = {
  status: 'available',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  deadline: null,
  applications: 0,
  requirements: null,
  equipment_needed: null,
  duration: null,
  area: null,
  client: { id: 1, first_name: '', last_name: '' },
  assigned_worker: null,
  accepted_offer: null,
} as const;

/** product.md §2. No server knows them: nothing can be done with them. */
export const sampleTasks: readonly Task[] = [
  {
    ...sample,
    id: 1,
    title: 'Assemble a bookshelf',
    description: 'A tall one, with six shelves. I have all the parts and the instructions.',
    task_category_id: 3,
    task_category: { id: 3, name: 'Handyman Services' },
    location: 'Portland',
    payment_offer: 45,
    views: 12,
    inquiries: 2,
    estimated_hours: 2,
  },
  {
    ...sample,
    id: 2,
    title: 'Help moving a sofa',
    description: 'Down from the second floor and into a van out front. No elevator.',
    task_category_id: 5,
    task_category: { id: 5, name: 'Moving & Transportation' },
    location: 'Portland',
    payment_offer: 80,
    views: 8,
    inquiries: 1,
    estimated_hours: 1,
  },
];
