/** A runnable example for each domain, with dates of today; a test holds them against the schema and runs them all. */
import type { Operation } from './operation.ts';

interface Example {
  readonly title: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** The day in India at an instant, as the schema's `Date`. */
export const dayInIndia = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(at);

/** @param today the day in India, `YYYY-MM-DD` */
export function examplesOf(today: string): readonly (Operation & { readonly title: string })[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return exampleTexts({ today, month, year }).map(({ title, query, variables }) => ({
    title,
    query,
    variables: variables === undefined ? '' : JSON.stringify(variables, null, 2),
  }));
}

const exampleTexts = ({ today, month, year }: { readonly today: string; readonly month: number; readonly year: number }): readonly Example[] => [
  {
    title: 'Session',
    query: `# Sign in above, or in the back office: every tab here then asks as you.
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
    nodes {
      id
      firstName
      lastName
      phoneNumber
    }
    cut
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
    variables: { userId: '4', date: today },
  },
  {
    title: 'Team',
    query: `# Ten people at a time, at most 21 REST calls; go on with nextPage.
query Team($date: Date!, $page: Int) {
  teamDay(date: $date, page: $page) {
    people {
      employee {
        id
        firstName
        lastName
      }
      day {
        attendance {
          punchInAt
          punchOutAt
          approved
        }
        summary {
          straightLineKm
        }
        stops {
          fromAt
          minutes
        }
        oddities {
          kind
          minutes
        }
      }
    }
    nextPage
  }
}
`,
    variables: { date: today, page: 0 },
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
    variables: { month, year },
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
    variables: { month, year },
  },
  {
    title: 'Change something',
    query: `# A refusal stands in userErrors, and nothing was changed. The same
# clientMutationId within ten minutes is answered again and not done twice.
mutation ApproveAttendance($input: ApproveAttendanceInput!) {
  approveAttendance(input: $input) {
    message
    userErrors {
      code
      message
      path
    }
    clientMutationId
  }
}
`,
    variables: { input: { userId: '4', date: today, clientMutationId: `approve-4-${today}` } },
  },
  {
    title: 'Export',
    query: `# Open the url on this server: a spreadsheet, for five minutes, without a token.
mutation ExportFarmers($input: ExportFarmersInput!) {
  exportFarmers(input: $input) {
    fileName
    url
    expiresAt
    userErrors {
      message
    }
  }
}
`,
    variables: { input: { area: { state: 'Maharashtra', district: 'Pune' } } },
  },
];
