import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { QuadroDoPix } from '../atendimento/index.ts'
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
  const { data, error, refetch } = useQuery({
    queryKey: [livro, 'pix', titulos ?? 'vencidas'],
    queryFn: () => api(`POST /${livro}/pix`, titulos === undefined ? {} : { titulos: [...titulos] }),
    staleTime: 0,
    retry: false,
  })
  const pix = data?.pix ?? null
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={titulos === undefined ? 'Pagar tudo o que venceu' : 'Um Pix para todas'}
      largura="xs"
      acoes={
        <>
          <Botao onClick={aoFechar}>Fechar</Botao>
          {livro === 'contas-receber' && pix !== null && data !== undefined && (
            <EnviarPorWhatsApp pix={pix} contas={data.contas} />
          )}
        </>
      }
    >
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data === undefined && error === null && <Esqueleto linhas={8} />}
      {data !== undefined && (
        <div className="dp-pilha">
          {pix === null ? <Recado tom="warning">{data.semPix}</Recado> : <QuadroDoPix pix={pix} />}
          <QuadroDeValores>
            {data.contas.map(({ codigo, numero, descricao, saldoCentavos }) => (
              <LinhaDeValor key={codigo} rotulo={`nº ${numero}, ${descricao}`}>
                <Dinheiro centavos={saldoCentavos} />
              </LinhaDeValor>
            ))}
            <LinhaDeValor rotulo="Total" forte>
              <Dinheiro centavos={data.totalCentavos} />
            </LinhaDeValor>
          </QuadroDeValores>
        </div>
      )}
    </Dialogo>
  )
}
