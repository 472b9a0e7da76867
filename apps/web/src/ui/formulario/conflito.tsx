import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { Alerta } from '../alerta.tsx'
import { Botao } from '../botao.tsx'
import { Etiqueta } from '../etiqueta.tsx'
import { Icone } from '../icones/icone.tsx'
import { DataHora } from '../valores.tsx'
import type { LadoDoConflito } from './mesclar-valores.ts'
import type { ConflitoAberto, Desfecho, LinhaEscrita } from './tipos-do-conflito.ts'

const COLUNAS = { aberto: 'Quando você abriu', salvo: 'Salvo agora', digitado: 'O que você digitou' } as const

/** A table on wide screens; on a phone each field is a block and each value says which one it is. */
const tabela = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--vl-texto-pequeno)',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& th': { fontWeight: 600 },
  '& thead th': { color: 'text.secondary', fontWeight: 550 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& .so-telefone': { display: { xs: 'block', sm: 'none' }, color: 'text.secondary' },
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& tbody, & tbody tr, & tbody th, & tbody td': { display: { xs: 'block', sm: 'revert' } },
  '& tbody td': { pt: { xs: 0, sm: 2 } },
} as const

interface CelulaProps {
  linha: LinhaEscrita
  lado: keyof typeof COLUNAS
  vale: boolean
  aoEscolher?: (() => void) | undefined
}

function Celula({ linha, lado, vale, aoEscolher }: CelulaProps) {
  const texto = (
    <Box component="span" sx={vale ? { fontWeight: 600 } : { color: 'text.secondary' }}>
      {linha.textos[lado]}
      {vale && aoEscolher === undefined && (
        <>
          {' '}
          <Icone nome="check" rotulo="é o que fica" tamanho="1.1em" tom="sucesso" naLinha />
        </>
      )}
    </Box>
  )
  return (
    <Box component="td" role="cell">
      <span className="so-telefone">{COLUNAS[lado]}</span>
      {aoEscolher === undefined ? (
        texto
      ) : (
        <Box component="label" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', cursor: 'pointer' }}>
          <Box
            component="input"
            type="radio"
            name={`conflito:${linha.campo}`}
            aria-label={`${linha.rotulo}: ${COLUNAS[lado].toLowerCase()}, ${linha.textos[lado]}`}
            checked={vale}
            onChange={aoEscolher}
            sx={{ m: 0, mt: '0.2em', width: 15, height: 15, flex: 'none', accentColor: 'var(--vl-marca)' }}
          />
          {texto}
        </Box>
      )}
    </Box>
  )
}

function Linha({
  linha,
  lado,
  aoEscolher,
}: {
  linha: LinhaEscrita
  lado: LadoDoConflito
  aoEscolher: (lado: LadoDoConflito) => void
}) {
  const { colisao, rotulo } = linha
  const escolha = (novo: LadoDoConflito) => (colisao ? () => aoEscolher(novo) : undefined)
  return (
    <Box component="tr" role="row" sx={colisao ? { bgcolor: 'var(--vl-lume-suave)' } : {}}>
      <Box component="th" scope="row" role="rowheader">
        {rotulo}
        {colisao && (
          <Box sx={{ mt: 1 }}>
            <Etiqueta tom="aviso" rotulo="Os dois mudaram" icone="compare-arrows" />
          </Box>
        )}
      </Box>
      <Celula linha={linha} lado="aberto" vale={false} />
      <Celula linha={linha} lado="salvo" vale={lado === 'deles'} aoEscolher={escolha('deles')} />
      <Celula linha={linha} lado="digitado" vale={lado === 'meu'} aoEscolher={escolha('meu')} />
    </Box>
  )
}

function Comparacao({
  linhas,
  ladoDe,
  aoEscolher,
}: {
  linhas: readonly LinhaEscrita[]
  ladoDe: (linha: LinhaEscrita) => LadoDoConflito
  aoEscolher: (campo: string, lado: LadoDoConflito) => void
}) {
  return (
    <Box component="table" role="table" aria-label="O que mudou em cada campo" sx={tabela}>
      <thead>
        <tr>
          {['Campo', ...Object.values(COLUNAS)].map((titulo) => (
            <th key={titulo} scope="col">
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha) => (
          <Linha
            key={linha.campo}
            linha={linha}
            lado={ladoDe(linha)}
            aoEscolher={(lado) => aoEscolher(linha.campo, lado)}
          />
        ))}
      </tbody>
    </Box>
  )
}

function Explicacao({ conflito: { por, quando, linhas } }: { conflito: ConflitoAberto }) {
  const colisoes = linhas.filter(({ colisao }) => colisao).length
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {por ?? 'Outra pessoa'}
      </Box>{' '}
      salvou{quando === null ? '' : ' '}
      {quando !== null && <DataHora instante={quando} formato="relativo" />}, depois que você abriu esta tela. Nada do
      que você digitou se perdeu.{' '}
      {linhas.length === 0 && 'O que mudou não está neste formulário: você pode continuar e salvar.'}
      {colisoes > 0 &&
        (colisoes === 1
          ? 'Um campo foi mudado pelos dois: escolha o que fica.'
          : `${colisoes} campos foram mudados pelos dois: escolha o que fica em cada um.`)}
    </Typography>
  )
}

/** A save that was refused because somebody saved first: what each side changed, and the two ways on. */
export function Conflito({ conflito }: { conflito: ConflitoAberto }) {
  const { linhas, manter, usarAtual } = conflito
  const [escolhas, definirEscolhas] = useState<Readonly<Record<string, LadoDoConflito>>>({})
  const quadro = useRef<HTMLElement>(null)
  useEffect(() => {
    quadro.current?.focus({ preventScroll: true })
    quadro.current?.scrollIntoView({ block: 'start' })
  }, [])
  const ladoDe = ({ campo, colisao, euMudei }: LinhaEscrita): LadoDoConflito =>
    colisao ? (escolhas[campo] ?? 'meu') : euMudei ? 'meu' : 'deles'
  const temMeu = linhas.some(({ euMudei }) => euMudei)
  return (
    <Box
      component="section"
      role="alertdialog"
      aria-label="O registro mudou enquanto você editava"
      ref={quadro}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr)',
        gap: 3,
        p: { xs: 3, sm: 5 },
        scrollMarginTop: 80,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'var(--vl-aviso)',
        borderRadius: 'var(--vl-raio-maior)',
      }}
    >
      <Typography component="h2" variant="h2">
        O registro mudou enquanto você editava
      </Typography>
      <Explicacao conflito={conflito} />
      {linhas.length > 0 && (
        <Comparacao
          linhas={linhas}
          ladoDe={ladoDe}
          aoEscolher={(campo, lado) => definirEscolhas({ ...escolhas, [campo]: lado })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        {linhas.length > 0 && (
          <Botao variant={temMeu ? 'outlined' : 'contained'} onClick={usarAtual}>
            Usar o que está salvo
          </Botao>
        )}
        {(temMeu || linhas.length === 0) && (
          <Botao variant="contained" onClick={() => manter(escolhas)}>
            {temMeu ? 'Manter minhas mudanças' : 'Continuar'}
          </Botao>
        )}
      </Box>
    </Box>
  )
}

/** What the form holds after a conflict was settled: it takes the focus that the buttons of the conflict had. */
export function AvisoDoDesfecho({ desfecho: { modo, recuperar } }: { desfecho: Desfecho }) {
  const quadro = useRef<HTMLDivElement>(null)
  useEffect(() => quadro.current?.focus(), [])
  const acao =
    modo === 'atual' ? (
      <Botao size="small" color="inherit" onClick={recuperar}>
        Recuperar o que digitei
      </Botao>
    ) : undefined
  return (
    <Alerta ref={quadro} tabIndex={-1} severity="info" role="status" action={acao}>
      {modo === 'atual'
        ? 'O formulário mostra o que está salvo agora.'
        : 'Suas mudanças estão sobre a versão atual. Confira e salve.'}
    </Alerta>
  )
}
