import './texto-institucional.css'
import { Link } from '@tanstack/react-router'
import { TERMOS_VIGENTES, VERSOES_DOS_TERMOS, type VersaoDosTermos } from '@vetlume/dominio/conta'
import { formatarData } from '@vetlume/dominio/tempo'
import { useEffect, useState } from 'react'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { ComOperadora } from './operadora.tsx'
import type { SecaoDoTexto } from './secao-do-texto.ts'
import { secoesDe, type Texto } from './textos/index.ts'
import { Alerta } from '../../ui/alerta.tsx'

type Secoes = readonly SecaoDoTexto[]

const ROTAS = { termos: '/termos-de-uso', politica: '/politica-privacidade' } as const
const DO_MAIS_NOVO: readonly VersaoDosTermos[] = [...VERSOES_DOS_TERMOS].reverse()

/** The day before the next version: the last on which this one held; null for the one that holds. */
function ultimoDia({ versao }: VersaoDosTermos): string | null {
  const posicao = VERSOES_DOS_TERMOS.findIndex((outra) => outra.versao === versao)
  return VERSOES_DOS_TERMOS[posicao + 1]?.data ?? null
}

function periodo(versao: VersaoDosTermos): string {
  const fim = ultimoDia(versao)
  const inicio = formatarData(versao.data)
  return fim === null ? `em vigor desde ${inicio}` : `valeu de ${inicio} até ser trocada em ${formatarData(fim)}`
}

function Corpo({ secoes }: { secoes: Secoes }) {
  return (
    <>
      <nav aria-label="Nesta página">
        <ul>
          {secoes.map(({ id, titulo }) => (
            <li key={id}>
              <a href={`#${id}`}>{titulo}</a>
            </li>
          ))}
        </ul>
      </nav>
      {secoes.map(({ id, titulo, conteudo }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
          <h2 id={`${id}-titulo`}>{titulo}</h2>
          {conteudo}
        </section>
      ))}
    </>
  )
}

/** An older version, whose text comes apart. */
function CorpoAntigo({ buscar }: { buscar: () => Promise<Secoes> }) {
  const [secoes, definir] = useState<Secoes | 'falhou' | null>(null)
  useEffect(() => {
    buscar().then(definir, () => definir('falhou'))
  }, [buscar])
  if (secoes === null) return <p role="status">Carregando o texto…</p>
  if (secoes !== 'falhou') return <Corpo secoes={secoes} />
  return <Alerta severity="error">O texto não chegou. Recarregue a página.</Alerta>
}

function Versoes({ texto, atual }: { texto: Texto; atual: string | null }) {
  return (
    <section className="ti-versoes" aria-labelledby="versoes-titulo">
      <h3 id="versoes-titulo">Versões e o que mudou</h3>
      <p>Os termos de uso e a política de privacidade são publicados juntos, com o mesmo número.</p>
      <ol>
        {DO_MAIS_NOVO.map((versao) => (
          <li key={versao.versao}>
            {versao.versao === atual ? (
              <strong>Versão {versao.versao} (nesta página)</strong>
            ) : (
              <Link to={ROTAS[texto]} search={{ versao: versao.versao }}>
                Versão {versao.versao}
              </Link>
            )}
            , {periodo(versao)}.
            <ul>
              {versao.mudancas.map((mudanca) => (
                <li key={mudanca}>{mudanca}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whoever answers for the data of a tutor is the company that attends to the animal: it publishes the page of requests. */
function Pedidos() {
  return (
    <section aria-labelledby="pedidos-titulo">
      <h3 id="pedidos-titulo">Quer saber, corrigir ou apagar o que guardam sobre você?</h3>
      <p>
        O pedido é feito na <Link to="/privacidade/pedido">página de pedidos sobre dados pessoais</Link>, pelo endereço
        de cada empresa: ele está no fim dos lembretes e das cobranças que ela envia por e-mail e na página em que ela
        entrega o laudo.
      </p>
    </section>
  )
}

/** A text that people accept by its version: what is in it on top, section by section, and the versions at the end. */
export function TextoInstitucional({
  texto,
  titulo,
  versao: pedida,
}: {
  texto: Texto
  titulo: string
  versao: string | undefined
}) {
  const versao = pedida === undefined ? TERMOS_VIGENTES : DO_MAIS_NOVO.find((outra) => outra.versao === pedida)
  const secoes = versao === undefined ? null : secoesDe(texto, versao.versao)
  const antiga = versao !== TERMOS_VIGENTES
  return (
    <PaginaPublica
      largo
      titulo={titulo}
      apoio={versao === undefined ? undefined : `Versão ${versao.versao}, ${periodo(versao)}.`}
    >
      {antiga && (
        <Alerta role="note" className="pp-bloco">
          {versao === undefined ? 'Esta versão nunca foi publicada. ' : 'Esta versão não vale mais. '}
          <Link to={ROTAS[texto]} search={{}}>
            Ler a versão que vale
          </Link>
        </Alerta>
      )}
      <ComOperadora>
        {typeof secoes === 'function' ? (
          <CorpoAntigo key={versao?.versao} buscar={secoes} />
        ) : (
          secoes !== null && <Corpo secoes={secoes} />
        )}
      </ComOperadora>
      {texto === 'politica' && !antiga && <Pedidos />}
      <Versoes texto={texto} atual={versao?.versao ?? null} />
    </PaginaPublica>
  )
}
