import { useSite } from '../../site-content.ts'
import { LandingAbout, LandingClosing, LandingTestimonials } from './landing/closing-sections.tsx'
import { LandingFeatures } from './landing/features.tsx'
import { LandingFigures } from './landing/figures.tsx'
import { LandingHero } from './landing/hero.tsx'
import { LandingPricing } from './landing/pricing.tsx'
import { LandingSecurity } from './landing/security.tsx'
import { LandingSteps } from './landing/steps.tsx'

export const LandingPage = () => {
  const { isForTeam } = useSite()
  return (
    <>
      <LandingHero />
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
