__billNotes__: async () => (await import('#src/screens/__bill-notes__/__BillNotes__Screen.tsx')).__BillNotes__Screen
