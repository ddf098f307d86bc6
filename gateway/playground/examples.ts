/** A runnable example for each domain; a test holds them against the schema. */

export interface Example {
  readonly title: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export const examples: readonly Example[] = [
  {
    title: 'Session',
    query: `# Sign in with the form above: it fills the header of this and of every new tab.
query Me {
  me {
    id
    firstName
    lastName
    roles
  }
  clientConfig {
    extensions
  }
}
`,
  },
  {
    title: 'Employees',
    query: `# Pages by number (page, size) or by cursor (first, after), never both.
query Employees($page: Int!) {
  employees(page: $page, size: 10) {
    nodes {
      id
      firstName
      lastName
      phoneNumber
      active
    }
    pageInfo {
      hasNextPage
    }
    totalCount
  }
}
`,
    variables: { page: 0 },
  },
  {
    title: 'Farmers',
    query: `# Give endCursor as after to walk through all of them.
query Farmers($after: String) {
  farmers(first: 20, after: $after) {
    nodes {
      id
      firstName
      lastName
      address {
        village
        taluka
      }
      crops {
        name
        value
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: { after: null },
  },
  {
    title: 'Dealers',
    query: `query Dealers($area: AreaInput) {
  searchDealers(area: $area, text: "") {
    id
    firstName
    lastName
    phoneNumber
  }
}
`,
    variables: { area: { state: 'Maharashtra', district: 'Pune' } },
  },
  {
    title: 'Areas',
    query: `query Areas {
  areas {
    name
    districts {
      name
      talukas
    }
  }
}
`,
  },
  {
    title: 'Meetings',
    query: `query Meetings($status: MeetingStatus) {
  meetings(status: $status, page: 0) {
    nodes {
      id
      type
      status
      createdAt
      party {
        firstName
        lastName
      }
    }
  }
}
`,
    variables: { status: 'SCHEDULED' },
  },
  {
    title: 'Attendance',
    query: `query Attendance($userId: ID!) {
  attendance(userId: $userId, period: CURRENT_WEEK) {
    date
    punchInAt
    punchOutAt
    workMinutes
    approved
  }
}
`,
    variables: { userId: '4' },
  },
  {
    title: 'Days',
    query: `# Only what is selected is asked of the REST API; each section fails alone.
query Day($userId: ID!, $date: Date!) {
  dayDashboard(userId: $userId, date: $date) {
    summary {
      straightLineKm
      pointCount
      skippedCount
    }
    meetings {
      comment
    }
    checkEvents {
      kind
      at
    }
    attendance {
      workMinutes
      approved
    }
  }
}
`,
    variables: { userId: '4', date: '2026-11-20' },
  },
  {
    title: 'QR codes',
    query: `query QrBatches($month: Int!, $year: Int!) {
  qrBatches(month: $month, year: $year, page: 0) {
    nodes {
      id
      productName
      packageSize
      quantity
      points
    }
  }
}
`,
    variables: { month: 11, year: 2026 },
  },
  {
    title: 'Invoices',
    query: `query Invoices($month: Int!, $year: Int!) {
  invoices(month: $month, year: $year, page: 0) {
    nodes {
      id
      createdAt
      dealer {
        name
      }
    }
  }
}
`,
    variables: { month: 11, year: 2026 },
  },
];
