import { useQuery } from '@tanstack/react-query'
import {
  ROTULOS_DA_COBRANCA,
  ROTULOS_DO_MEIO,
  ROTULOS_DO_TIPO_DE_COBRANCA,
  type EstadoDaCobranca,
} from '@vetlume/dominio/assinatura'
import { Esqueleto, EstadoDeErro, EstadoVazio } from '../../../ui/estados.tsx'
import { Etiqueta, type TomDeEtiqueta } from '../../../ui/etiqueta.tsx'
import { Item, ListaDeItens } from '../../../ui/lista-de-itens.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Data, DataHora, Dinheiro } from '../../../ui/valores.tsx'
import { consultaDasCobrancas, consultaDasNotas } from '../pagamento/consultas.ts'
import { BotoesDaNota, textoDaNota } from './nota-da-cobranca.tsx'

const TOM: Readonly<Record<EstadoDaCobranca, TomDeEtiqueta>> = {
  ABERTA: 'aviso',
  PAGA: 'sucesso',
  RECUSADA: 'erro',
  EXPIRADA: 'neutro',
  CANCELADA: 'neutro',
  ESTORNADA: 'neutro',
  CONTESTADA: 'erro',
}

/** What was charged, the newest first. */
export function Cobrancas() {
  const { data, error, refetch } = useQuery(consultaDasCobrancas)
  // Without the notes the charges are shown all the same.
  const notas = new Map(useQuery(consultaDasNotas).data?.notas.map((nota) => [nota.cobranca, nota]))
  const temMais = data !== undefined && data.proximo !== null
  return (
    <Secao titulo="Cobranças" {...(temMais ? { descricao: `As ${data.itens.length} mais novas.` } : {})}>
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data === undefined && error === null && <Esqueleto linhas={4} />}
      {data?.itens.length === 0 && (
        <EstadoVazio titulo="Nenhuma cobrança ainda" texto="O que for cobrado da assinatura aparece aqui." />
      )}
      {data !== undefined && data.itens.length > 0 && (
        <ListaDeItens rotulo="Cobranças">
          {data.itens.map(
            ({ codigo, tipo, estado, plano, periodoDe, periodoAte, valorCentavos, meio, pagaEm, vencimento }) => {
              const nota = notas.get(codigo)
              return (
                <Item
                  key={codigo}
                  {...(nota === undefined ? {} : { acoes: <BotoesDaNota nota={nota} /> })}
                  titulo={`${ROTULOS_DO_TIPO_DE_COBRANCA[tipo]}, ${plano.nome}`}
                  valor={<Dinheiro centavos={valorCentavos} />}
                >
                  <span>
                    <Etiqueta tom={TOM[estado]} rotulo={ROTULOS_DA_COBRANCA[estado]} /> {ROTULOS_DO_MEIO[meio]}
                  </span>
                  <span>
                    De <Data dia={periodoDe} /> a <Data dia={periodoAte} />
                    {pagaEm === null ? (
                      <>
                        , vence em <Data dia={vencimento} />
                      </>
                    ) : (
                      <>
                        , paga em <DataHora instante={pagaEm} />
                      </>
                    )}
                  </span>
                  {nota !== undefined && <span>{textoDaNota(nota)}</span>}
                </Item>
              )
            },
          )}
        </ListaDeItens>
      )}
    </Secao>
  )
}
