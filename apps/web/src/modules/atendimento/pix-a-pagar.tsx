import './pix-a-pagar.css'
import { estaPago } from '@vetlume/dominio/assinatura'
import { somarCentavos } from '@vetlume/dominio/dinheiro'
import type { CobrancaPix } from '@vetlume/dominio/financeiro'
import { useState, type ReactNode } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Recado } from '../../ui/recado.tsx'
import { DataHora, Dinheiro } from '../../ui/valores.tsx'
import { usePode } from '../cadastros/index.ts'
import { QuadroDoPix } from './quadro-do-pix.tsx'
import { usePixAPagar, type LivroDoPix, type PixAPagar } from './use-pix-a-pagar.ts'

const NAO_VALE: Readonly<Partial<Record<CobrancaPix['estado'], string>>> = {
  RECUSADA: 'Este Pix não foi aceito.',
  EXPIRADA: 'Este Pix venceu sem ser pago.',
  CANCELADA: 'Este Pix não vale mais: o que falta pagar mudou.',
  DEVOLVIDA: 'Este Pix foi devolvido a quem pagou.',
  CONTESTADA: 'Este Pix foi contestado por quem pagou.',
}

/** Only with the environment of test, and of the company: makes happen what a bank would. */
function Simular({ codigo }: { codigo: string }) {
  const pode = usePode('contas-receber:escrever')
  const [indo, definirIndo] = useState(false)
  if (!pode) return null
  const pagar = async () => {
    definirIndo(true)
    const feito = api('POST /contas-receber/pix/:codigo/teste', { codigo, desfecho: 'APROVAR' })
    await feito.catch((erro: unknown) => avisar.erro(erro))
    definirIndo(false)
  }
  return (
    <div className="px-acoes">
      <Botao size="small" disabled={indo} onClick={() => void pagar()}>
        Simular que foi pago
      </Botao>
    </div>
  )
}

function Pago({ valorCentavos, teste }: CobrancaPix) {
  return (
    <p className="px-pago" role="status">
      <Etiqueta tom="sucesso" rotulo="Pago" />
      <span>
        <Dinheiro centavos={valorCentavos} destaque /> recebidos por Pix{teste ? ', de teste' : ''}.
      </span>
    </p>
  )
}

/** Waits to be paid: nobody has to come back to say that it was. */
function Esperando({ cobranca: { codigo, expiraEm, teste } }: { cobranca: CobrancaPix }) {
  return (
    <>
      <p className="px-centro">
        Vale até <DataHora instante={expiraEm} />. A tela avisa sozinha quando o pagamento chegar.
      </p>
      {teste && (
        <>
          <Recado tom="warning">Pix de teste: nenhum banco o paga.</Recado>
          <Simular codigo={codigo} />
        </>
      )}
    </>
  )
}

/** Whether there is one that somebody may pay now. */
export const podeSerPago = ({ data, cobranca }: PixAPagar): boolean =>
  data !== undefined && data.pix !== null && (cobranca === null || cobranca.estado === 'PENDENTE')

/** A Pix as it stands: to be paid, paid, or to be asked for again. */
export function EstadoDoPix({ pix: { data, error, cobranca, pedindo, pedir } }: { pix: PixAPagar }) {
  if (data === undefined)
    return error === null ? <Esqueleto linhas={8} /> : <EstadoDeErro erro={error} aoTentarDeNovo={pedir} />
  if (cobranca !== null && estaPago(cobranca.estado)) return <Pago {...cobranca} />
  const naoVale = cobranca === null ? undefined : NAO_VALE[cobranca.estado]
  if (naoVale !== undefined)
    return (
      <Recado
        tom="warning"
        acao={
          <Botao size="small" loading={pedindo} onClick={pedir}>
            Gerar outro
          </Botao>
        }
      >
        {naoVale}
      </Recado>
    )
  const encargos = somarCentavos(data.contas.map(({ encargosCentavos }) => encargosCentavos))
  return (
    <div className="px-pilha">
      {data.aviso !== null && <Recado tom="warning">{data.aviso}</Recado>}
      {data.pix === null ? <Recado tom="warning">{data.semPix}</Recado> : <QuadroDoPix pix={data.pix} />}
      {encargos > 0 && (
        <p className="px-centro">
          Com <Dinheiro centavos={encargos} /> de multa e juros até hoje.
        </p>
      )}
      {cobranca !== null && <Esperando cobranca={cobranca} />}
    </div>
  )
}

interface PixDoProvedorProps {
  livro: LivroDoPix
  titulo: string
  /** What is done with one that may be paid. */
  acoes?: (data: NonNullable<PixAPagar['data']>) => ReactNode
}

function PixGerado({ livro, titulo, acoes }: PixDoProvedorProps) {
  const pix = usePixAPagar(livro, [titulo])
  return (
    <>
      <EstadoDoPix pix={pix} />
      {podeSerPago(pix) && pix.data !== undefined && acoes?.(pix.data)}
    </>
  )
}

/** The Pix of one account that a provider takes. It is made there: who only reads the company's accounts makes none. */
export function PixDoProvedor(props: PixDoProvedorProps) {
  const recebe = usePode('contas-receber:escrever')
  if (props.livro === 'contas-receber' && !recebe) return <Recado>O Pix é gerado por quem recebe pela empresa.</Recado>
  return <PixGerado {...props} />
}
