__name__: ({ api, cache }) => cache.current().prefetchQuery(pageQuery(api, __constant__, {})) // if whole
// if id
async __name__({ api, cache }, { pathname }) {
    const id = readId(pathname.split('/').at(__position__) ?? '');
    if (id === null) return;
    await cache.current().prefetchQuery(pageQuery(api, __constant__, { params: { id } }));
  }
// end
