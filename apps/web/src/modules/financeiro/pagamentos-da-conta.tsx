import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import {
  outrasParcelas,
  ROTULOS_DO_METODO,
  type ContaCompleta,
  type PagamentoDaConta,
} from '@vetlume/dominio/financeiro'
import { PONTO_ENTRE_PARTES, juntar } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Marca } from '../../ui/formulario/marca.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { parte } from '../../ui/parte.tsx'
import { Data, DataHora, Dinheiro } from '../../ui/valores.tsx'
import { useAtualizarDinheiro, type Livro } from './api.ts'

const DialogoDeMotivo = parte(async () => (await import('../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo)

/** What came with it: fee, discount and charges, when there were any. */
function partes({ taxaCentavos, descontoCentavos, acrescimoCentavos }: PagamentoDaConta): string {
  const ditas = [
    ['desconto', descontoCentavos],
    ['multa e juros', acrescimoCentavos],
    ['taxa', taxaCentavos],
  ] as const
  return juntar(...ditas.map(([nome, centavos]) => centavos !== 0 && `${nome} ${formatarReais(Math.abs(centavos))}`))
}

const parcelaDe = ({ parcela, parcelas }: PagamentoDaConta): string =>
  parcela === null ? '' : `, parcela ${parcela} de ${parcelas}`

function Detalhes({ pagamento }: { pagamento: PagamentoDaConta }) {
  const { pagoEm, liquidaEm, contaFinanceira, autor, criadoEm, motivo } = pagamento
  const extras = partes(pagamento)
  return (
    <>
      <div>
        <Data dia={pagoEm} />
        {contaFinanceira !== null && PONTO_ENTRE_PARTES + contaFinanceira.nome}
      </div>
      {liquidaEm !== null && (
        <div>
          {liquidaEm > agoraNoFuso().toPlainDate().toString() ? 'Cai na conta em ' : 'Caiu na conta em '}
          <Data dia={liquidaEm} />
        </div>
      )}
      {extras !== '' && <div>{extras}</div>}
      {motivo !== null && <div>{`Motivo: ${motivo}`}</div>}
      {autor !== null && (
        <div>
          {`${autor}, `}
          <DataHora instante={criadoEm} />
        </div>
      )}
    </>
  )
}

interface PagamentosProps {
  livro: Livro
  conta: ContaCompleta
}

function Estorno({
  livro,
  conta,
  pagamento,
  aoFechar,
}: PagamentosProps & { pagamento: PagamentoDaConta; aoFechar: () => void }) {
  const atualizar = useAtualizarDinheiro()
  const outras = outrasParcelas(conta.pagamentos, pagamento)
  const [comAsOutras, definirComAsOutras] = useState(outras.length > 0)
  const estornados = comAsOutras ? [pagamento, ...outras] : [pagamento]
  const total = somarCentavos(estornados.map(({ valorCentavos }) => valorCentavos))
  return (
    <DialogoDeMotivo
      titulo="Estornar o pagamento?"
      descricao={`${formatarReais(total)} voltam a faltar, com o desconto, a multa e os juros que vieram junto. O pagamento e o estorno ficam escritos.`}
      confirmar="Estornar"
      aoConfirmar={async (motivo) => {
        const { codigo, versao } = conta
        const entrada = { codigo, versao, pagamento: pagamento.codigo, comAsOutras, motivo }
        await api(`POST /${livro}/:codigo/estorno`, entrada)
        await atualizar()
        avisar.sucesso(comAsOutras ? `${estornados.length} parcelas estornadas.` : 'Pagamento estornado.')
      }}
      aoFechar={aoFechar}
    >
      {outras.length > 0 && (
        <Marca
          rotulo={
            outras.length === 1
              ? 'Estornar também a outra parcela deste recebimento'
              : `Estornar também as outras ${outras.length} parcelas deste recebimento`
          }
          checked={comAsOutras}
          onChange={({ target }) => definirComAsOutras(target.checked)}
        />
      )}
    </DialogoDeMotivo>
  )
}

/** What settled an account, and what took that back, in the order in which it was written. */
export function PagamentosDaConta({ livro, conta }: PagamentosProps) {
  const [aEstornar, definirAEstornar] = useState<PagamentoDaConta | null>(null)
  return (
    <>
      <ListaDeItens rotulo="Pagamentos">
        {conta.pagamentos.map((pagamento) => (
          <Item
            key={pagamento.codigo}
            titulo={
              <>
                {`${pagamento.estorno ? 'Estorno de ' : ''}${ROTULOS_DO_METODO[pagamento.metodo]}${parcelaDe(pagamento)} `}
                {pagamento.estornado && <Etiqueta tom="neutro" rotulo="Estornado" />}
              </>
            }
            valor={<Dinheiro centavos={pagamento.valorCentavos} />}
            apagado={pagamento.estornado}
            {...(conta.permissoes.estornar && !pagamento.estorno && !pagamento.estornado
              ? {
                  acoes: (
                    <Botao size="small" variant="outlined" onClick={() => definirAEstornar(pagamento)}>
                      Estornar
                    </Botao>
                  ),
                }
              : {})}
          >
            <Detalhes pagamento={pagamento} />
          </Item>
        ))}
      </ListaDeItens>
      {aEstornar !== null && (
        <Estorno livro={livro} conta={conta} pagamento={aEstornar} aoFechar={() => definirAEstornar(null)} />
      )}
    </>
  )
}
