import type { TableName, WorldSnapshot } from './world.ts';

/** The columns of a table that hold the id of a row, or null. */
type References<Name extends TableName> = {
  readonly [Column in keyof WorldSnapshot[Name][number]]?: TableName;
};

/** For each table, the columns that refer to rows, and the table of those rows. */
export const REFERENCES: { readonly [Name in TableName]: References<Name> } = {
  users: {},
  tokens: { user_id: 'users' },
  codes: { user_id: 'users' },
  tasks: { client_id: 'users' },
  offers: { task_id: 'tasks', worker_id: 'users' },
  conversations: { task_id: 'tasks', client_id: 'users', worker_id: 'users' },
  messages: {
    conversation_id: 'conversations',
    sender_id: 'users',
    recipient_id: 'users',
    offer_id: 'offers',
  },
  reviews: { task_offer_id: 'offers', reviewer_id: 'users', reviewed_user_id: 'users' },
};
