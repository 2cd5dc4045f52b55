/** Calls that no handler has answered, as `METHOD path`, since the current story or test began. */
export const unhandledRequests: string[] = [];

/** Requests of stages that were over, as `owner: METHOD path`: something has outlived its story. */
export const lateRequests: string[] = [];
