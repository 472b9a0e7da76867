/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone its rows are blocks, which are no table to a browser */
import { useEffect, useRef, useState } from 'react'
import { Alerta } from '../alerta.tsx'
import { Botao } from '../botao.tsx'
import { Etiqueta } from '../etiqueta.tsx'
import { Icone } from '../icones/icone.tsx'
import { Texto } from '../texto.tsx'
import { DataHora } from '../valores.tsx'
import estilos from './conflito.module.css'
import type { LadoDoConflito } from './mesclar-valores.ts'
import type { ConflitoAberto, Desfecho, LinhaEscrita } from './tipos-do-conflito.ts'

const COLUNAS = { aberto: 'Quando você abriu', salvo: 'Salvo agora', digitado: 'O que você digitou' } as const

interface CelulaProps {
  linha: LinhaEscrita
  lado: keyof typeof COLUNAS
  vale: boolean
  aoEscolher?: (() => void) | undefined
}

function Celula({ linha, lado, vale, aoEscolher }: CelulaProps) {
  const texto = (
    <span className={vale ? estilos.vale : estilos.outro}>
      {linha.textos[lado]}
      {vale && aoEscolher === undefined && (
        <>
          {' '}
          <Icone nome="check" rotulo="é o que fica" tamanho="1.1em" tom="sucesso" naLinha />
        </>
      )}
    </span>
  )
  return (
    <td role="cell">
      <span className="so-telefone">{COLUNAS[lado]}</span>
      {aoEscolher === undefined ? (
        texto
      ) : (
        <label className={estilos.rotulo}>
          <input
            type="radio"
            name={`conflito:${linha.campo}`}
            aria-label={`${linha.rotulo}: ${COLUNAS[lado].toLowerCase()}, ${linha.textos[lado]}`}
            checked={vale}
            onChange={aoEscolher}
            className={estilos.entrada}
          />
          {texto}
        </label>
      )}
    </td>
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
    <tr role="row" className={colisao ? estilos.colisao : undefined}>
      <th scope="row" role="rowheader">
        {rotulo}
        {colisao && (
          <div className={estilos.caixa}>
            <Etiqueta tom="aviso" rotulo="Os dois mudaram" icone="compare-arrows" />
          </div>
        )}
      </th>
      <Celula linha={linha} lado="aberto" vale={false} />
      <Celula linha={linha} lado="salvo" vale={lado === 'deles'} aoEscolher={escolha('deles')} />
      <Celula linha={linha} lado="digitado" vale={lado === 'meu'} aoEscolher={escolha('meu')} />
    </tr>
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
    <table role="table" aria-label="O que mudou em cada campo" className={estilos.tabela}>
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
    </table>
  )
}

function Explicacao({ conflito: { por, quando, linhas } }: { conflito: ConflitoAberto }) {
  const colisoes = linhas.filter(({ colisao }) => colisao).length
  return (
    <Texto secundario>
      <strong className={estilos.forte}>{por ?? 'Outra pessoa'}</strong> salvou{quando === null ? '' : ' '}
      {quando !== null && <DataHora instante={quando} formato="relativo" />}, depois que você abriu esta tela. Nada do
      que você digitou se perdeu.{' '}
      {linhas.length === 0 && 'O que mudou não está neste formulário: você pode continuar e salvar.'}
      {colisoes > 0 &&
        (colisoes === 1
          ? 'Um campo foi mudado pelos dois: escolha o que fica.'
          : `${colisoes} campos foram mudados pelos dois: escolha o que fica em cada um.`)}
    </Texto>
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
    <section
      role="alertdialog"
      aria-label="O registro mudou enquanto você editava"
      ref={quadro}
      tabIndex={-1}
      className={estilos.conflito}
    >
      <Texto como="h2" tamanho="secao">
        O registro mudou enquanto você editava
      </Texto>
      <Explicacao conflito={conflito} />
      {linhas.length > 0 && (
        <Comparacao
          linhas={linhas}
          ladoDe={ladoDe}
          aoEscolher={(campo, lado) => definirEscolhas({ ...escolhas, [campo]: lado })}
        />
      )}
      <div className={estilos.fila}>
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
      </div>
    </section>
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
