__billNotes__: ({ api, cache }) => cache.current().prefetchQuery(pageQuery(api, __constant__, {}))
