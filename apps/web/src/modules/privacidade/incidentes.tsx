import { useQueryClient } from '@tanstack/react-query'
import { ROTULOS_DO_INCIDENTE, type Incidente } from '@vetlume/dominio/privacidade'
import { useState } from 'react'
import { listar } from '../../lib/listar.ts'
import { dia } from '../../lib/planilha/valores.ts'
import { usePermissoes } from '../../lib/use-pode.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { Botao } from '../../ui/botao.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { parte } from '../../ui/parte.tsx'
import { Data } from '../../ui/valores.tsx'
import { filtroDeOpcoes } from '../cadastros/index.ts'
import { EtiquetaDoIncidente } from './situacao-do-incidente.tsx'

const DialogoDoIncidente = parte(async () => (await import('./dialogo-do-incidente.tsx')).DialogoDoIncidente)

const CHAVE = ['incidente']
const buscar = listar('incidente')
const FILTROS = [filtroDeOpcoes('situacao', 'Situação', ROTULOS_DO_INCIDENTE)]

const COLUNAS: readonly Coluna<Incidente>[] = [
  { id: 'numero', titulo: 'Incidente', celula: ({ numero }) => `nº ${numero}`, ordem: 'numero', largura: '7rem' },
  { id: 'descricao', titulo: 'O que aconteceu', celula: ({ descricao }) => descricao },
  { id: 'dados', titulo: 'Dados atingidos', celula: ({ dados }) => dados },
  { id: 'pessoas', titulo: 'Pessoas', celula: ({ pessoas }) => pessoas, alinhar: 'direita', largura: '6rem' },
  { id: 'risco', titulo: 'Risco', celula: ({ risco }) => (risco ? 'Relevante' : 'Não'), largura: '7rem' },
  {
    id: 'prazo',
    titulo: 'Comunicar até',
    celula: ({ prazo, risco }) => <Data dia={risco ? prazo : null} />,
    texto: ({ prazo, risco }) => (risco ? dia(prazo) : ''),
    ordem: 'prazo',
    largura: '9rem',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: EtiquetaDoIncidente,
    texto: ({ estado, atrasado }) => (atrasado ? 'Comunicação atrasada' : ROTULOS_DO_INCIDENTE[estado]),
    noCartao: 'destaque',
    largura: '12rem',
  },
]

/** What went wrong with people's data: written down, told in three business days, and kept. */
export function Incidentes() {
  const { buscaDoRegistro } = useRegistroNaUrl()
  return (
    <Lista
      nomes={['incidente', 'incidentes']}
      chave={[...CHAVE, 'lista']}
      buscar={buscar}
      colunas={COLUNAS}
      filtros={FILTROS}
      dicaDaBusca="Buscar pelo que aconteceu"
      ordemPadrao="-numero"
      abrir={({ codigo }) => ({ to: '.', search: buscaDoRegistro(codigo) })}
      vazio={{
        titulo: 'Nenhum incidente registrado',
        texto:
          'Vazou, sumiu ou foi visto por quem não devia? Registre: com risco relevante, a ANPD e as pessoas são avisadas em 3 dias úteis.',
      }}
    />
  )
}

export function RegistrarIncidente() {
  const [aberto, definirAberto] = useState(false)
  const cliente = useQueryClient()
  const pode = usePermissoes()
  if (!pode('privacidade:escrever')) return null
  return (
    <>
      <Botao variant="contained" onClick={() => definirAberto(true)}>
        Registrar incidente
      </Botao>
      {aberto && (
        <DialogoDoIncidente
          atualizar={() => cliente.invalidateQueries({ queryKey: CHAVE })}
          aoFechar={() => definirAberto(false)}
        />
      )}
    </>
  )
}
