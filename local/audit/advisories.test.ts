import {expect, test} from 'vitest'
import {judge, NoAudit, readAdvisories, type Advisory} from './advisories.ts'
import {allowed} from './allowed.ts'

/** As `npm audit --json` prints it: the advisory stands at `minimist`, and `mkdirp` and `tool` have it by its name. */
const recorded = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    minimist: {
      name: 'minimist',
      severity: 'critical',
      isDirect: false,
      via: [
        {
          source: 1097678,
          name: 'minimist',
          dependency: 'minimist',
          title: 'Prototype Pollution in minimist',
          url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
          severity: 'critical',
          cwe: ['CWE-1321'],
          cvss: {score: 9.8, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'},
          range: '<0.2.4',
        },
        {
          source: 1096465,
          name: 'minimist',
          dependency: 'minimist',
          title: 'Prototype Pollution in minimist',
          url: 'https://github.com/advisories/GHSA-vh95-rmgr-6w4m',
          severity: 'low',
          range: '<0.2.1',
        },
      ],
      effects: ['mkdirp'],
      range: '<=0.2.3',
      nodes: ['node_modules/minimist'],
      fixAvailable: true,
    },
    mkdirp: {
      name: 'mkdirp',
      severity: 'critical',
      isDirect: false,
      via: ['minimist'],
      effects: ['tool'],
      range: '0.4.1 - 0.5.1',
      nodes: ['node_modules/mkdirp'],
      fixAvailable: true,
    },
    tool: {name: 'tool', severity: 'critical', isDirect: true, via: ['mkdirp', 'minimist'], effects: []},
  },
  metadata: {vulnerabilities: {info: 0, low: 1, moderate: 0, high: 0, critical: 1, total: 2}},
})

/** As npm prints it where the registry answers no audits. */
const refused = JSON.stringify({
  message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
  method: 'POST',
  statusCode: 405,
  body: '',
  error: {summary: '', detail: ''},
})

const critical: Advisory = {
  id: 'GHSA-xvch-5gv4-984h',
  package: 'minimist',
  severity: 'critical',
  title: 'Prototype Pollution in minimist',
  url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
}
const entry = {
  id: critical.id,
  package: 'minimist',
  why: 'Only build tools parse with it.',
  until: '2027-01-31',
}

test('an advisory is counted once, at the package that has it', () => {
  const advisories = readAdvisories(recorded)
  expect(advisories).toContainEqual(critical)
  expect(advisories.map(({id}) => id)).toEqual(['GHSA-xvch-5gv4-984h', 'GHSA-vh95-rmgr-6w4m'])
})

test('a report without findings has no advisories', () => {
  expect(readAdvisories('{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}')).toEqual([])
})

test.for([
  ['a registry that answers no audits', refused, /405 Method Not Allowed/],
  ['no answer', '', /not a report/],
  ['another version of the report', '{"auditReportVersion":3,"vulnerabilities":{}}', /not a report/],
] as const)('%s is not taken for an audit without findings', ([, output, words]) => {
  expect(() => readAdvisories(output)).toThrow(NoAudit)
  expect(() => readAdvisories(output)).toThrow(words)
})

test('what is not allowed fails the audit, with where to read about it', () => {
  expect(judge(readAdvisories(recorded), [], '2026-11-22')).toEqual([
    `critical: Prototype Pollution in minimist (minimist, GHSA-xvch-5gv4-984h, ${critical.url})`,
  ])
})

test('what is allowed passes until its day', () => {
  expect(judge([critical], [entry], '2027-01-31')).toEqual([])
  expect(judge([critical], [entry], '2027-02-01')).toEqual([
    'GHSA-xvch-5gv4-984h of minimist was allowed until 2027-01-31: Only build tools parse with it.',
  ])
})

test('what is allowed for one package is not allowed for another', () => {
  expect(judge([critical], [{...entry, package: 'other'}], '2026-11-22')).toHaveLength(2)
})

test('what is allowed without need fails the audit', () => {
  expect(judge([], [entry], '2026-11-22')).toEqual([
    'GHSA-xvch-5gv4-984h of minimist is allowed, and no dependency has it any more.',
  ])
})

test('every entry says why, and until when', () => {
  for (const {why, until} of allowed) {
    expect(why.length).toBeGreaterThan(20)
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
