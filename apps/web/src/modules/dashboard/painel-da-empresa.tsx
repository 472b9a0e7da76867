import AmanhaIcon from '@mui/icons-material/EventAvailableOutlined'
import AtrasoIcon from '@mui/icons-material/AlarmOutlined'
import CriticoIcon from '@mui/icons-material/PriorityHighOutlined'
import RiscoIcon from '@mui/icons-material/HourglassBottomOutlined'
import { HORAS_DE_RISCO } from '@vetlume/dominio/dashboard'
import type { PainelDaEmpresa as Dados, Quantia } from '@vetlume/dominio/dashboard'
import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import { Elo } from '../../ui/elo.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { Chamada } from './chamada.tsx'
import { Dia } from './dia.tsx'
import { LaudosDevidos, LaudosEntregues, Pedidos } from './listas.tsx'
import { PrimeirosPassosDaEmpresa } from './primeiros-passos.tsx'
import { Quadro, Vazio } from './quadro.tsx'
import { OcupacaoDaSemana, ParceirosDoMes, ResultadoPorMes } from './resultado-da-empresa.tsx'

const se = <T,>(condicao: boolean, valor: T): T | undefined => (condicao ? valor : undefined)

function PrecisaDeVoce({ prazos, aConfirmarAmanha, criticos }: Dados) {
  const { atrasados, emRisco } = prazos
  return (
    <div className="at">
      <Chamada
        valor={atrasados.quantidade}
        rotulo="exames com prazo vencido"
        icone={AtrasoIcon}
        tom={se(atrasados.quantidade > 0, 'erro')}
        alvo={atrasados.alvo}
      />
      <Chamada
        valor={emRisco.quantidade}
        rotulo={`exames vencem em menos de ${HORAS_DE_RISCO} horas`}
        icone={RiscoIcon}
        tom={se(emRisco.quantidade > 0, 'aviso')}
        alvo={emRisco.alvo}
      />
      <Chamada
        valor={criticos.quantidade}
        rotulo="achados críticos sem confirmação"
        icone={CriticoIcon}
        tom={se(criticos.quantidade > 0, 'erro')}
        alvo={{ rota: '/laudo', filtros: { estado: 'ENTREGUE' } }}
      />
      <Chamada
        valor={aConfirmarAmanha.quantidade}
        rotulo="a confirmar para amanhã"
        icone={AmanhaIcon}
        tom={se(aConfirmarAmanha.quantidade > 0, 'marca')}
        alvo={aConfirmarAmanha.alvo}
      />
    </div>
  )
}

function LinhaDeQuantia({
  rotulo,
  quantia: { quantidade, centavos, alvo },
  vencida = false,
}: {
  rotulo: string
  quantia: Quantia
  vencida?: boolean
}) {
  return (
    <li>
      <div>
        <Elo
          to={alvo.rota}
          search={alvo.filtros}
          color={vencida && quantidade > 0 ? 'error' : 'inherit'}
          className="ls-titulo"
        >
          {rotulo}
        </Elo>
        <div className="ls-apoio num">
          {quantidade} {quantidade === 1 ? 'título' : 'títulos'}
        </div>
      </div>
      <Dinheiro centavos={centavos} destaque />
    </li>
  )
}

function AReceber({ receber: { vencido, hoje, seteDias } }: Dados) {
  const soma = somarCentavos([vencido, hoje, seteDias].map(({ centavos }) => centavos))
  return (
    <Quadro
      titulo="A receber"
      elo={{ rotulo: 'Ver contas', alvo: { rota: '/financeiro/contas-receber', filtros: {} } }}
    >
      <p className="gm-valor">
        <strong>{formatarReais(soma)}</strong>
        <span>a receber em 7 dias, com o vencido</span>
      </p>
      <ul className="ls">
        <LinhaDeQuantia rotulo="Vencido" quantia={vencido} vencida />
        <LinhaDeQuantia rotulo="Vence hoje" quantia={hoje} />
        <LinhaDeQuantia rotulo="Próximos 7 dias" quantia={seteDias} />
      </ul>
    </Quadro>
  )
}

/** What only a company that already works has to show. */
function Movimento(dados: Dados) {
  const { prazos, criticos, meses, pedidos, parceiros, ocupacao } = dados
  return (
    <>
      {criticos.itens.length > 0 && (
        <div>
          <Quadro titulo="Achados críticos que a clínica ainda não confirmou">
            <LaudosEntregues laudos={criticos.itens} comParceiro />
          </Quadro>
        </div>
      )}
      <div className="pn-8">
        <ResultadoPorMes meses={meses} />
      </div>
      <div className="pn-4">
        <AReceber {...dados} />
      </div>
      <div className="pn-6">
        <Quadro
          titulo="Laudos a escrever"
          elo={{
            rotulo: 'Ver todos',
            alvo: { rota: '/atendimento', filtros: { estado: 'AGUARDANDO_LAUDO', ordem: 'prazoEm' } },
          }}
        >
          {prazos.devidos.length === 0 ? (
            <Vazio>Nenhum exame espera laudo. Tudo em dia.</Vazio>
          ) : (
            <LaudosDevidos devidos={prazos.devidos} comEspecialista />
          )}
        </Quadro>
      </div>
      <div className="pn-6">
        <Quadro titulo="Últimos pedidos" elo={{ rotulo: 'Ver todos', alvo: { rota: '/atendimento', filtros: {} } }}>
          {pedidos.length === 0 ? (
            <Vazio>Os pedidos das clínicas aparecem aqui assim que chegam.</Vazio>
          ) : (
            <Pedidos pedidos={pedidos} comParceiro />
          )}
        </Quadro>
      </div>
      <div className="pn-6">
        <ParceirosDoMes parceiros={parceiros} />
      </div>
      <div className="pn-6">
        <OcupacaoDaSemana especialistas={ocupacao.especialistas} />
      </div>
    </>
  )
}

/** Panel of a company: what asks for action first, then how it has been doing. */
export function PainelDaEmpresa(dados: Dados) {
  const { primeirosPassos, agenda } = dados
  return (
    <div className="pn">
      {primeirosPassos !== null && (
        <div>
          <PrimeirosPassosDaEmpresa passos={primeirosPassos} />
        </div>
      )}
      <div className="pn-7">
        <Dia
          titulo="Hoje na agenda"
          nomes={['atendimento', 'atendimentos']}
          total={agenda.total}
          porEstado={agenda.porEstado}
          visitas={agenda.proximas}
          local={({ especialista, parceiro }) => `${especialista} · ${parceiro ?? 'na própria empresa'}`}
          vazio={agenda.total === 0 ? 'Nada marcado para hoje.' : 'O que havia para hoje já passou.'}
          alvo={agenda.alvo}
        />
      </div>
      <div className="pn-5">
        <PrecisaDeVoce {...dados} />
      </div>
      {primeirosPassos?.atendimento !== false && <Movimento {...dados} />}
    </div>
  )
}
