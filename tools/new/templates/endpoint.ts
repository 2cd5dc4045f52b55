
/** __summary__. */
export const __constant__ = endpoint('__method__ __path__', {
  name: '__call__',
  resource: '__resource__',
  invalidates: ['__resource__'], // if invalidates
  creates: true, // if creates
  params: IdParams, // if row
  body: z.object({}), // if body
  answer: z.object({ data: z.object({ id: Id }) }), // if row
  answer: z.object({ data: z.array(z.object({ id: Id })) }), // if list
  answer: MessageAnswer, // if message
  fallback: 'Failed to __action__',
});
