'__bill-notes__.delete': [
    {
      open: at({ scenario: '__bill-notes__-loaded' }),
      fill: [],
      send: press(/^Remove from/),
      givesUpAfter: 10_000,
    },
  ]
