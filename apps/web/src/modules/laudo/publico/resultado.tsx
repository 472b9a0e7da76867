import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { nomearLaudo, type Autenticidade } from '@vetlume/dominio/laudo'
import { formatarDataHora } from '@vetlume/dominio/tempo'

type Laudo = NonNullable<Autenticidade['laudo']>

function Linha({ rotulo, valor }: { rotulo: string; valor: string }) {
  return (
    <div>
      <dt>{rotulo}</dt>
      <dd>{valor}</dd>
    </div>
  )
}

function Dados({
  laudo: { numero, edicao, titulo, estabelecimento, veterinario, crmv, revisor, paciente, assinadoEm, sha256 },
}: {
  laudo: Laudo
}) {
  return (
    <dl className="lp-dados">
      <Linha rotulo="Laudo" valor={`${titulo}, ${nomearLaudo(numero, edicao)}`} />
      <Linha rotulo="Paciente" valor={paciente} />
      <Linha rotulo="Emitido por" valor={estabelecimento} />
      {revisor === null ? (
        <Linha rotulo="Assinado por" valor={`${veterinario}, ${crmv}`} />
      ) : (
        <>
          <Linha rotulo="Elaborado por" valor={`${veterinario}, ${crmv}`} />
          <Linha rotulo="Revisado e assinado por" valor={`${revisor.nome}, ${revisor.crmv}`} />
        </>
      )}
      <Linha rotulo="Assinado em" valor={`${formatarDataHora(assinadoEm, ZONA_PADRAO)} (horário de Brasília)`} />
      <Linha rotulo="SHA-256 do PDF" valor={sha256} />
    </dl>
  )
}

const DESENHOS = {
  'Laudo autêntico': 'm8.5 11.8 2.5 2.6 4.6-5',
  'Não é autêntico': 'm9.2 9 5.6 5.6m0-5.6-5.6 5.6',
  'Código não reconhecido': 'M9.6 9.4a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.6m0 2.6v.1',
} as const

/** Only a PDF that differs from what was signed is called not authentic: a mistyped code accuses nobody. */
export function tituloDoResultado({
  autentico,
  reconhecido,
}: Pick<Autenticidade, 'autentico' | 'reconhecido'>): keyof typeof DESENHOS {
  if (autentico) return 'Laudo autêntico'
  return reconhecido ? 'Não é autêntico' : 'Código não reconhecido'
}

/** The answer, large: authentic or not, and what was signed. */
export function Resultado({ autenticidade }: { autenticidade: Autenticidade }) {
  const { autentico, reconhecido, motivo, laudo } = autenticidade
  const retificado = laudo?.retificado === true
  return (
    <section
      className="lp-resultado"
      data-autentico={autentico}
      data-reconhecido={reconhecido}
      data-retificado={retificado}
      aria-live="polite"
    >
      <svg
        width="56"
        height="56"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M12 2.8 4.5 5.6v5.6c0 4.6 3 8.3 7.5 10 4.5-1.7 7.5-5.4 7.5-10V5.6Z" />
        <path d={DESENHOS[tituloDoResultado(autenticidade)]} />
      </svg>
      <h2>{tituloDoResultado(autenticidade)}</h2>
      {motivo !== null && <p>{motivo}</p>}
      {autentico && !retificado && <p>Foi assinado aqui e não foi alterado depois.</p>}
      {retificado && (
        <p>
          <strong>Atenção: este laudo foi substituído por uma edição mais nova.</strong> Peça a edição atual a quem o
          emitiu.
        </p>
      )}
      {laudo !== null && <Dados laudo={laudo} />}
    </section>
  )
}
