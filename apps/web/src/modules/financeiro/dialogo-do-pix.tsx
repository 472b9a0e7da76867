import { formatarReais } from '@vetlume/dominio/dinheiro'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { EstadoDoPix, podeSerPago, usePixAPagar } from '../atendimento/index.ts'
import type { Livro } from './api.ts'
import './dialogo-do-pix.css'
import { EnviarPorWhatsApp } from './enviar-por-whatsapp.tsx'

export interface DialogoDoPixProps {
  livro: Livro
  /** Which accounts; without them, all that is overdue. */
  titulos?: readonly string[]
  aoFechar: () => void
}

/** One Pix for several accounts of one person, to be paid or to be sent. */
export function DialogoDoPix({ livro, titulos, aoFechar }: DialogoDoPixProps) {
  const pix = usePixAPagar(livro, titulos)
  const { data } = pix
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={titulos === undefined ? 'Pagar tudo o que venceu' : 'Um Pix para todas'}
      largura="xs"
      acoes={
        <>
          <Botao onClick={aoFechar}>Fechar</Botao>
          {livro === 'contas-receber' && podeSerPago(pix) && data?.pix != null && (
            <EnviarPorWhatsApp pix={data.pix} contas={data.contas} />
          )}
        </>
      }
    >
      <div className="dp-pilha">
        <EstadoDoPix pix={pix} />
        {data !== undefined && (
          <QuadroDeValores>
            {data.contas.map(({ codigo, numero, descricao, saldoCentavos, encargosCentavos }) => (
              <LinhaDeValor
                key={codigo}
                rotulo={`nº ${numero}, ${descricao}${
                  encargosCentavos > 0 ? `, com ${formatarReais(encargosCentavos)} de multa e juros` : ''
                }`}
              >
                <Dinheiro centavos={saldoCentavos + encargosCentavos} />
              </LinhaDeValor>
            ))}
            <LinhaDeValor rotulo="Total" forte>
              <Dinheiro centavos={data.totalCentavos} />
            </LinhaDeValor>
          </QuadroDeValores>
        )}
      </div>
    </Dialogo>
  )
}
