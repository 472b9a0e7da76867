import { ROTULOS_DO_ATENDIMENTO } from '@vetlume/dominio/atendimento'
import type { PainelDaClinica as Dados } from '@vetlume/dominio/dashboard'
import { formatarData } from '@vetlume/dominio/tempo'
import { Elo } from '../../ui/elo.tsx'
import { Chamada } from './chamada.tsx'
import { Contado, EmReais, plural, Somado } from './figura.tsx'
import { LaudosEntregues, Pedidos } from './listas.tsx'
import { Quadro, Vazio } from './quadro.tsx'
import { numero } from '../../lib/numero.ts'

function Contas({ contas: { total, vencidas, abertas, proximoVencimento, proximoFechamento } }: Dados) {
  return (
    <Quadro titulo="Contas" elo={{ rotulo: 'Ver contas', alvo: total.alvo }}>
      <ul className="ls">
        <li>
          <div>
            <Elo
              to={vencidas.alvo.rota}
              search={vencidas.alvo.filtros}
              color={vencidas.quantidade > 0 ? 'error' : 'inherit'}
              className="ls-titulo"
            >
              Vencidas
            </Elo>
            <div className="ls-apoio num">
              <Contado contagem={vencidas} nomes={['título', 'títulos']} />
            </div>
          </div>
          <Somado quantia={vencidas} />
        </li>
        <li>
          <div>
            <Elo to={abertas.alvo.rota} search={abertas.alvo.filtros} color="inherit" className="ls-titulo">
              A vencer
            </Elo>
            <div className="ls-apoio">
              {proximoVencimento === null
                ? 'nada em aberto'
                : `próximo vencimento em ${formatarData(proximoVencimento)}`}
            </div>
          </div>
          <Somado quantia={abertas} />
        </li>
        <li>
          <div>
            <div className="ls-titulo">Próximo fechamento</div>
            <div className="ls-apoio">o que for concluído até lá entra nesta conta</div>
          </div>
          <span className="num">{formatarData(proximoFechamento)}</span>
        </li>
      </ul>
    </Quadro>
  )
}

/** Home of a partner clinic: its requests, its laudos, its bills. */
export function PainelDaClinica(dados: Dados) {
  const { pedidos, laudosNovos, criticos, contas } = dados
  return (
    <div className="pn">
      {criticos.quantidade > 0 && (
        <div>
          <Quadro
            titulo="Achados críticos: abra e confirme a leitura"
            elo={{ rotulo: 'Ver todos', alvo: criticos.alvo }}
          >
            <LaudosEntregues laudos={criticos.itens} comParceiro={false} />
          </Quadro>
        </div>
      )}
      <div className="pn-5">
        <div className="at">
          <Chamada
            valor={laudosNovos.quantidade}
            rotulo={plural(laudosNovos.quantidade, 'laudo novo', 'laudos novos')}
            icone="description"
            tom={laudosNovos.quantidade > 0 ? 'marca' : undefined}
            alvo={laudosNovos.alvo}
          />
          <Chamada
            valor={pedidos.abertos.quantidade}
            rotulo={plural(pedidos.abertos.quantidade, 'pedido em andamento', 'pedidos em andamento')}
            icone="inbox"
            alvo={pedidos.abertos.alvo}
          />
          <Chamada
            valor={criticos.quantidade}
            rotulo={plural(criticos.quantidade, 'achado crítico a confirmar', 'achados críticos a confirmar')}
            icone="priority-high"
            tom={criticos.quantidade > 0 ? 'erro' : undefined}
            alvo={criticos.alvo}
          />
          <Chamada
            valor={<EmReais centavos={contas.total.centavos} />}
            rotulo="em aberto"
            icone="receipt-long"
            tom={contas.vencidas.quantidade > 0 ? 'aviso' : undefined}
            alvo={contas.total.alvo}
          />
        </div>
      </div>
      <div className="pn-7">
        <Quadro titulo="Laudos novos" elo={{ rotulo: 'Ver laudos', alvo: laudosNovos.alvo }}>
          {laudosNovos.itens.length === 0 ? (
            <Vazio>Você já abriu tudo o que foi entregue.</Vazio>
          ) : (
            <LaudosEntregues laudos={laudosNovos.itens} comParceiro={false} />
          )}
        </Quadro>
      </div>
      <div className="pn-7">
        <Quadro titulo="Meus pedidos" elo={{ rotulo: 'Ver todos', alvo: { rota: '/atendimento', filtros: {} } }}>
          {pedidos.porEstado.length > 0 && (
            <div className="ls-lado" style={{ justifyContent: 'flex-start', marginBottom: '0.6rem' }}>
              {pedidos.porEstado.map(({ estado, quantidade, alvo }) => (
                <Elo key={estado} to={alvo.rota} search={alvo.filtros} tamanho="pequeno">
                  {ROTULOS_DO_ATENDIMENTO[estado]} <b className="num">{numero(quantidade)}</b>
                </Elo>
              ))}
            </div>
          )}
          {pedidos.recentes.length === 0 ? (
            <Vazio>Peça o primeiro exame em Atendimento.</Vazio>
          ) : (
            <Pedidos pedidos={pedidos.recentes} comParceiro={false} />
          )}
        </Quadro>
      </div>
      <div className="pn-5">
        <Contas {...dados} />
      </div>
    </div>
  )
}
