import { type Page, usePageData } from '../../page-route.ts'
import { useSite } from '../../site-content.ts'
import { LandingAbout, LandingClosing, LandingTestimonials } from './landing/closing-sections.tsx'
import { LandingFeatures } from './landing/features.tsx'
import { LandingFigures } from './landing/figures.tsx'
import { LandingHero } from './landing/hero.tsx'
import { LandingPricing } from './landing/pricing.tsx'
import { LandingSecurity } from './landing/security.tsx'
import { LandingSteps } from './landing/steps.tsx'

export interface LandingData {
  /** Whether this server takes jobs from companies. */
  hasJobPortal: boolean
}

export const LandingPage: Page<LandingData> = () => {
  const { hasJobPortal } = usePageData(LandingPage)
  const { isForTeam } = useSite()
  return (
    <>
      <LandingHero hasJobPortal={hasJobPortal} />
      <LandingFigures />
      <LandingFeatures />
      <LandingSteps />
      <LandingSecurity />
      {!isForTeam && <LandingPricing />}
      <LandingAbout />
      <LandingTestimonials />
      <LandingClosing />
    </>
  )
}
