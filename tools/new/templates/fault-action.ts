'__bill-notes__.delete': [
    {
      open: at({ scenario: __billNotes__Loaded }),
      fill: [],
      send: press(/^Remove from/),
      givesUpAfter: 10_000,
    },
  ]
