import type { Painel } from '@vetlume/dominio/dashboard'
import { conteudo } from '../../ui/conteudo.tsx'

/** Each person downloads their own panel only. */
const Empresa = conteudo(async () => (await import('./painel-da-empresa.tsx')).PainelDaEmpresa)
const Especialista = conteudo(async () => (await import('./painel-do-especialista.tsx')).PainelDoEspecialista)
const Clinica = conteudo(async () => (await import('./painel-da-clinica.tsx')).PainelDaClinica)
const Base = conteudo(async () => (await import('./painel-da-base.tsx')).PainelDaBase)
const Plataforma = conteudo(async () => (await import('./painel-da-plataforma.tsx')).PainelDaPlataforma)

const PAINEIS = {
  CLIENTE: Empresa,
  ESPECIALISTA: Especialista,
  PARCEIRO: Clinica,
  CLIENTE_BASE: Base,
  ADMIN: Plataforma,
} as const satisfies Record<Painel['perfil'], unknown>

/** Has a panel downloaded before its figures have come. */
export const trazerPainel = (perfil: Painel['perfil']): Promise<void> => PAINEIS[perfil].trazer()

export function PainelDoPerfil({ painel }: { painel: Painel }) {
  switch (painel.perfil) {
    case 'CLIENTE':
      return <Empresa {...painel} />
    case 'ESPECIALISTA':
      return <Especialista {...painel} />
    case 'PARCEIRO':
      return <Clinica {...painel} />
    case 'CLIENTE_BASE':
      return <Base {...painel} />
    case 'ADMIN':
      return <Plataforma {...painel} />
  }
}
