import './styles/app.css'
import { startApp } from './start-app.tsx'

startApp()
