
// if row
mock(__constant__, ({ params, world }) => ({
  data: { id: world.tasks.findOrThrow(params.id).id }, // if task
  data: { id: world.offers.findOrThrow(params.id).id }, // if offer
}))
// end
mock(__constant__, () => ({ data: [] })) // if list
mock(__constant__, () => ({ message: 'Done.' })) // if message
