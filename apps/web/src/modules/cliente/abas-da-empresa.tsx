import { useLocation } from '@tanstack/react-router'
import { PERMISSAO_DA_TELA } from '@vetlume/dominio/rotas'
import { usePermissoes, type Pode } from '../../lib/use-pode.ts'
import { Abas } from '../../ui/abas.tsx'

interface TelaDaEmpresa {
  rotulo: string
  rota: keyof typeof PERMISSAO_DA_TELA
}

/** The screens of a company, in the order of the strip: a new one is a line here. */
const TELAS: readonly TelaDaEmpresa[] = [
  { rotulo: 'Minha empresa', rota: '/cadastro/cliente' },
  { rotulo: 'Equipe', rota: '/empresa/equipe' },
  { rotulo: 'Assinatura', rota: '/empresa/assinatura' },
  { rotulo: 'Suporte', rota: '/empresa/suporte' },
  { rotulo: 'Privacidade', rota: '/empresa/privacidade' },
  { rotulo: 'Exportar tudo', rota: '/empresa/exportacao' },
]

/** Those that the person may open; nothing when there is nowhere else to go. */
export function telasDaEmpresa(pode: Pode, telas: readonly TelaDaEmpresa[] = TELAS): readonly TelaDaEmpresa[] {
  const abertas = telas.filter(({ rota }) => pode(PERMISSAO_DA_TELA[rota]))
  return abertas.length < 2 ? [] : abertas
}

/** Ties what a company looks after of itself: its record and the screens at `/empresa`. Stands right under the title of each. */
export function AbasDaEmpresa() {
  const pode = usePermissoes()
  const { pathname } = useLocation()
  const telas = telasDaEmpresa(pode)
  if (telas.length === 0) return null
  return (
    <Abas rotulo="Empresa" abas={telas.map(({ rotulo, rota }) => ({ rotulo, para: rota, atual: pathname === rota }))} />
  )
}
