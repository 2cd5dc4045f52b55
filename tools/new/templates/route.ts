__billNotes__: { pattern: '/__bill-notes__', to: () => '/__bill-notes__', isGuarded: true }
