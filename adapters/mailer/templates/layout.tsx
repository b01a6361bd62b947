/** @jsxImportSource react */
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { productName } from '#src/shared/constants.ts'
import { catalogues } from '#src/words/catalogues.ts'
import { fill } from '#src/words/fill.ts'
import type { Language } from '#src/words/languages.ts'

const ink = '#1c2024'
const quiet = '#60646c'
const accent = '#0f766e'
const fontFamily = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const paragraph = { margin: '0 0 16px', color: ink, fontSize: '16px', lineHeight: '24px' }

interface LayoutProps {
  /** What a mailbox shows beside the subject. */
  preview: string
  /** Why this mail came, in small print at the end. */
  reason: string
  language?: Language | null
  children: ReactNode
}

/** The frame of every mail: one narrow column, readable without images and in dark mode. */
export function Layout({ preview, reason, language, children }: LayoutProps) {
  return (
    <Html lang={language ?? 'en'}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '32px 16px', backgroundColor: '#f9f9fb', fontFamily }}>
        <Container style={{ maxWidth: '520px', padding: '32px', backgroundColor: '#ffffff', borderRadius: '12px' }}>
          <Text style={{ margin: '0 0 24px', color: accent, fontSize: '14px', fontWeight: 600, letterSpacing: '0.04em' }}>
            {productName}
          </Text>
          {children}
          <Hr style={{ margin: '32px 0 16px', borderColor: '#e8e8ec' }} />
          <Text style={{ margin: 0, color: quiet, fontSize: '13px', lineHeight: '20px' }}>{reason}</Text>
        </Container>
      </Body>
    </Html>
  )
}

export const Paragraph = ({ children }: { children: ReactNode }) => <Text style={paragraph}>{children}</Text>

/** The words around what somebody wrote, in the language of whoever gets it. */
export const mailWords = (language: Language | null | undefined) => catalogues[language ?? 'en'].mails

export const Greeting = ({ fullName, language }: { fullName: string; language?: Language | null }) => {
  const name = asName(fullName)
  const words = mailWords(language)
  return <Paragraph>{name ? fill(words.hello, { name }) : words.helloAll}</Paragraph>
}

interface ActionProps {
  href: string
  language?: Language | null
  children: string
}

/** The one thing to do: a button, and the address in full for those who cannot press it. */
export function Action({ href, language, children }: ActionProps) {
  const button = {
    padding: '12px 20px',
    borderRadius: '8px',
    backgroundColor: accent,
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  }
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button href={href} style={button} data-skip-in-text="true">
        {children}
      </Button>
      <Text style={{ margin: '16px 0 0', color: quiet, fontSize: '13px', lineHeight: '20px', wordBreak: 'break-all' }}>
        <span data-skip-in-text="true">{mailWords(language).orOpen} </span>
        <Link href={href} style={{ color: accent }}>
          {href}
        </Link>
      </Text>
    </Section>
  )
}

/**
 * The name as it may stand in a mail, or null. Whoever fills in the form chooses it, and the mail may go to somebody else:
 * an advertisement or an address of a web site is no name.
 */
export function asName(fullName: string) {
  const name = fullName.replace(/\s+/g, ' ').trim()
  return name.length <= 60 && /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]|\.(?= |$))*$/u.test(name) ? name : null
}
