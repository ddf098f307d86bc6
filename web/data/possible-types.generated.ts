
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "SearchNode": [
      "Dealer",
      "Employee",
      "Farmer",
      "Invoice",
      "Meeting"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "SearchNode": [
      "Dealer",
      "Employee",
      "Farmer",
      "Invoice",
      "Meeting"
    ]
  }
};
      export default result;
    