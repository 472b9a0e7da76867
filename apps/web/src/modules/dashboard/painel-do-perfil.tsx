import type { Painel } from '@vetlume/dominio/dashboard'
import { conteudo } from '../../ui/conteudo.tsx'

/** Each person downloads their own panel only. */
const IMPORTAR = {
  CLIENTE: () => import('./painel-da-empresa.tsx'),
  ESPECIALISTA: () => import('./painel-do-especialista.tsx'),
  PARCEIRO: () => import('./painel-da-clinica.tsx'),
  CLIENTE_BASE: () => import('./painel-da-base.tsx'),
  ADMIN: () => import('./painel-da-plataforma.tsx'),
} as const satisfies Record<Painel['perfil'], () => Promise<unknown>>

const Empresa = conteudo(async () => (await IMPORTAR.CLIENTE()).PainelDaEmpresa)
const Especialista = conteudo(async () => (await IMPORTAR.ESPECIALISTA()).PainelDoEspecialista)
const Clinica = conteudo(async () => (await IMPORTAR.PARCEIRO()).PainelDaClinica)
const Base = conteudo(async () => (await IMPORTAR.CLIENTE_BASE()).PainelDaBase)
const Plataforma = conteudo(async () => (await IMPORTAR.ADMIN()).PainelDaPlataforma)

/** Starts the download of a panel before its figures have come. */
export function trazerPainel(perfil: Painel['perfil']): void {
  // A failed download is told when the panel is drawn.
  void IMPORTAR[perfil]().catch(() => undefined)
}

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
