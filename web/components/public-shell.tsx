import { Outlet } from 'react-router'
import { Footer } from './footer.tsx'
import { PublicNavigation } from './public-navigation.tsx'

export const PublicShell = () => (
  <div className="site flex flex-col min-h-screen">
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <PublicNavigation />
    <main className="flex-1" id="main">
      <Outlet />
    </main>
    <Footer />
  </div>
)
