import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TIPOS_DE_ACHADO, type Achado, type TipoDeAchado } from '@vetlume/dominio/busca'
import type { Perfil } from '@vetlume/dominio/menu'
import type { PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import type { Destino, Rota } from '../../buscas.ts'
import { api } from '../../lib/navegador.ts'
import { usePermissoes, type Pode } from '../../lib/use-pode.ts'
import { useEspera } from '../../lib/use-espera.ts'
import { combina, telasDoTexto } from './telas.ts'

/** Something that the search leads to. */
export type Opcao = NoLugar | (Nome & { to: Rota; search?: never })
type NoLugar = Nome & Destino

interface Nome {
  id: string
  titulo: string
  detalhe: string
}

export interface GrupoDeOpcoes {
  id: TipoDeAchado | 'exatos' | 'telas' | 'acoes'
  rotulo: string
  opcoes: readonly Opcao[]
}

const DESTINOS = {
  animal: ['Pacientes', '/cadastro/animal', '/cadastro/animal'],
  tutor: ['Tutores', '/cadastro/tutor', '/cadastro/tutor'],
  atendimento: ['Atendimentos', '/atendimento', '/atendimento'],
  laudo: ['Laudos', '/laudo/editar', '/laudo'],
  parceiro: ['Clínicas parceiras', '/cadastro/parceiro', '/cadastro/parceiro'],
  cliente: ['Clientes', '/cadastro/cliente', '/cadastro/cliente'],
  usuario: ['Usuários', '/cadastro/usuario', '/cadastro/usuario'],
} as const satisfies Record<TipoDeAchado, readonly [rotulo: string, registro: Rota, lista: Rota]>

const ACOES = [
  { titulo: 'Novo atendimento', permissao: 'atendimento:escrever', to: '/atendimento' },
  { titulo: 'Novo paciente', permissao: 'animal:escrever', to: '/cadastro/animal' },
  { titulo: 'Novo tutor', permissao: 'tutor:escrever', to: '/cadastro/tutor' },
  { titulo: 'Nova clínica parceira', permissao: 'parceiro:escrever', to: '/cadastro/parceiro' },
] as const satisfies readonly { titulo: string; permissao: PermissaoDePerfil; to: Rota }[]

function grupoDeAcoes(pode: Pode, texto: string): GrupoDeOpcoes {
  const opcoes = ACOES.filter(({ titulo, permissao }) => pode(permissao) && combina(titulo, texto))
  return {
    id: 'acoes',
    rotulo: 'Criar',
    opcoes: opcoes.map(({ titulo, to }): NoLugar => ({
      id: `acao-${titulo}`,
      titulo,
      detalhe: '',
      to,
      search: { novo: '1' },
    })),
  }
}

function grupoDeTelas(perfis: readonly Perfil[], pode: Pode, texto: string): GrupoDeOpcoes {
  const telas = telasDoTexto(perfis, pode, texto)
  return {
    id: 'telas',
    rotulo: 'Telas',
    opcoes: telas.map(({ rotulo, rota, grupo }) => ({
      id: `tela-${rota}`,
      titulo: rotulo,
      detalhe: grupo === rotulo ? '' : grupo,
      to: rota,
    })),
  }
}

const opcaoDoAchado = ({ tipo, codigo, titulo, detalhe }: Achado): NoLugar => ({
  id: `${tipo}-${codigo}`,
  titulo,
  detalhe,
  to: DESTINOS[tipo][1],
  search: { codigo },
})

/** Whose number was typed comes before all the rest; then a group for each kind. */
export function gruposDeAchados(
  itens: readonly Achado[],
  haMais: readonly TipoDeAchado[],
  texto: string,
): GrupoDeOpcoes[] {
  const exatos = itens.filter(({ exato }) => exato)
  const porTipo = TIPOS_DE_ACHADO.map((tipo) => {
    const [rotulo, , lista] = DESTINOS[tipo]
    const opcoes = itens.filter((item) => item.tipo === tipo && !item.exato).map(opcaoDoAchado)
    const todas: NoLugar = {
      id: `${tipo}-todos`,
      titulo: `Ver todos em ${rotulo}`,
      detalhe: '',
      to: lista,
      search: { busca: texto },
    }
    return { id: tipo, rotulo, opcoes: haMais.includes(tipo) ? [...opcoes, todas] : opcoes }
  })
  return [{ id: 'exatos', rotulo: `Número ${texto}`, opcoes: exatos.map(opcaoDoAchado) }, ...porTipo]
}

const ESPERA_MS = 120

/** What the text leads to: screens and actions at once, records as the server answers. */
export function useOpcoesDaBusca(texto: string, perfis: readonly Perfil[]) {
  const pode = usePermissoes()
  const limpo = texto.trim()
  const termo = useEspera(limpo, ESPERA_MS)
  const { data, error, isFetching } = useQuery({
    queryKey: ['busca', termo],
    queryFn: ({ signal }) => api('GET /busca', { termo }, { sinal: signal }),
    enabled: termo !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const achados = limpo === '' || data === undefined ? [] : gruposDeAchados(data.itens, data.haMais, termo)
  const grupos = [...achados, grupoDeTelas(perfis, pode, limpo), grupoDeAcoes(pode, limpo)]
  return {
    grupos: grupos.filter(({ opcoes }) => opcoes.length > 0),
    erro: limpo === '' ? null : error,
    procurando: limpo !== '' && (isFetching || termo !== limpo),
  }
}
