import '../src/ui/base.css'
import { createRoot } from 'react-dom/client'
import { aplicarAparencia } from '../src/lib/aparencia.ts'
import { Oficina } from './oficina.tsx'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
aplicarAparencia()
const raiz = document.getElementById('raiz')
if (raiz !== null) createRoot(raiz).render(<Oficina />)
