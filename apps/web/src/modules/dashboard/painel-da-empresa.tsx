import { contar, juntar } from '@vetlume/dominio/formatos'
import { HORAS_DE_RISCO } from '@vetlume/dominio/atendimento'
import type { PainelDaEmpresa as Dados, Quantia } from '@vetlume/dominio/dashboard'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { usePode } from '../../lib/use-pode.ts'
import { Elo } from '../../ui/elo.tsx'
import { Chamada } from './chamada.tsx'
import { Dia } from './dia.tsx'
import { plural, Somado } from './figura.tsx'
import { LaudosDevidos, LaudosEntregues, Pedidos } from './listas.tsx'
import { PassosDaEmpresa } from './passos-da-empresa.ts'
import { Quadro, Vazio } from './quadro.tsx'
import { OcupacaoDaSemana, ParceirosDoMes, ResultadoPorMes } from './resultado-da-empresa.tsx'
import { numero } from '../../lib/numero.ts'

/** The parts of the panel, for who may see them. */
type Presente<P extends keyof Dados> = { [K in P]: NonNullable<Dados[K]> }

const se = <T,>(condicao: boolean, valor: T): T | undefined => (condicao ? valor : undefined)

function ChamadasDosLaudos({ laudos: { atrasados, emRisco, assinados }, criticos }: Presente<'laudos' | 'criticos'>) {
  return (
    <>
      <Chamada
        valor={atrasados.quantidade}
        rotulo={plural(atrasados.quantidade, 'laudo com prazo vencido', 'laudos com prazo vencido')}
        icone="alarm"
        tom={se(atrasados.quantidade > 0, 'erro')}
        alvo={atrasados.alvo}
      />
      <Chamada
        valor={emRisco.quantidade}
        rotulo={`${plural(emRisco.quantidade, 'laudo vence', 'laudos vencem')} em menos de ${HORAS_DE_RISCO} horas`}
        icone="hourglass-bottom"
        tom={se(emRisco.quantidade > 0, 'aviso')}
        alvo={emRisco.alvo}
      />
      <Chamada
        valor={criticos.quantidade}
        rotulo={plural(criticos.quantidade, 'achado crítico sem confirmação', 'achados críticos sem confirmação')}
        icone="priority-high"
        tom={se(criticos.quantidade > 0, 'erro')}
        alvo={criticos.alvo}
      />
      <Chamada
        valor={assinados.quantidade}
        rotulo={plural(assinados.quantidade, 'laudo assinado, não entregue', 'laudos assinados, não entregues')}
        icone="draw"
        tom={se(assinados.quantidade > 0, 'aviso')}
        alvo={assinados.alvo}
      />
    </>
  )
}

function PrecisaDeVoce({ laudos, semHorario, aConfirmarAmanha, criticos }: Dados) {
  return (
    <div className="at">
      {laudos !== null && criticos !== null && <ChamadasDosLaudos laudos={laudos} criticos={criticos} />}
      {semHorario !== null && (
        <Chamada
          valor={semHorario.quantidade}
          rotulo={plural(semHorario.quantidade, 'pedido sem horário', 'pedidos sem horário')}
          icone="event-busy"
          tom={se(semHorario.quantidade > 0, 'marca')}
          alvo={semHorario.alvo}
        />
      )}
      {aConfirmarAmanha !== null && (
        <Chamada
          valor={aConfirmarAmanha.quantidade}
          rotulo="a confirmar para amanhã"
          icone="event-available"
          tom={se(aConfirmarAmanha.quantidade > 0, 'marca')}
          alvo={aConfirmarAmanha.alvo}
        />
      )}
    </div>
  )
}

function LinhaDeQuantia({ rotulo, quantia, vencida = false }: { rotulo: string; quantia: Quantia; vencida?: boolean }) {
  const { quantidade, alvo } = quantia
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
        <div className="ls-apoio num">{contar(quantidade, 'título', 'títulos')}</div>
      </div>
      <Somado quantia={quantia} />
    </li>
  )
}

function AReceber({ receber: { total, vencido, hoje, seteDias } }: Presente<'receber'>) {
  const veCaixa = usePode('resultado:ler')
  return (
    <Quadro
      titulo="A receber"
      {...(veCaixa
        ? { elo: { rotulo: 'Fluxo de caixa', alvo: { rota: '/financeiro/fluxo-caixa', filtros: {} } } }
        : {})}
    >
      <p className="gm-valor">
        <Elo to={total.alvo.rota} search={total.alvo.filtros} color="inherit">
          <strong>{formatarReais(total.centavos)}</strong>
        </Elo>
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

function LaudosAEscrever({ laudos }: Presente<'laudos'>) {
  return (
    <Quadro
      titulo="Laudos a escrever"
      elo={{
        rotulo:
          laudos.aEscrever.quantidade === 0
            ? 'Ver laudos'
            : `Ver ${plural(laudos.aEscrever.quantidade, 'o que falta', `os ${numero(laudos.aEscrever.quantidade)}`)}`,
        alvo: laudos.aEscrever.alvo,
      }}
    >
      {laudos.devidos.length === 0 ? (
        <Vazio>Nenhum exame espera laudo. Tudo em dia.</Vazio>
      ) : (
        <LaudosDevidos devidos={laudos.devidos} comEspecialista />
      )}
    </Quadro>
  )
}

function UltimosPedidos({ pedidos }: Presente<'pedidos'>) {
  return (
    <Quadro titulo="Últimos pedidos" elo={{ rotulo: 'Ver todos', alvo: { rota: '/atendimento', filtros: {} } }}>
      {pedidos.length === 0 ? (
        <Vazio>Os pedidos das clínicas aparecem aqui assim que chegam.</Vazio>
      ) : (
        <Pedidos pedidos={pedidos} comParceiro />
      )}
    </Quadro>
  )
}

/** What only a company that already works has to show. */
function Movimento({ laudos, criticos, meses, receber, pedidos, parceiros, ocupacao }: Dados) {
  return (
    <>
      {criticos !== null && criticos.itens.length > 0 && (
        <div>
          <Quadro
            titulo="Achados críticos que a clínica ainda não confirmou"
            elo={{ rotulo: 'Ver todos', alvo: criticos.alvo }}
          >
            <LaudosEntregues laudos={criticos.itens} comParceiro />
          </Quadro>
        </div>
      )}
      {meses !== null && (
        <div className="pn-8">
          <ResultadoPorMes meses={meses} />
        </div>
      )}
      {receber !== null && (
        <div className="pn-4">
          <AReceber receber={receber} />
        </div>
      )}
      {laudos !== null && (
        <div className="pn-6">
          <LaudosAEscrever laudos={laudos} />
        </div>
      )}
      {pedidos !== null && (
        <div className="pn-6">
          <UltimosPedidos pedidos={pedidos} />
        </div>
      )}
      {parceiros !== null && (
        <div className="pn-6">
          <ParceirosDoMes parceiros={parceiros} />
        </div>
      )}
      {ocupacao !== null && (
        <div className="pn-6">
          <OcupacaoDaSemana especialistas={ocupacao.especialistas} />
        </div>
      )}
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
          <PassosDaEmpresa passos={primeirosPassos} />
        </div>
      )}
      {agenda !== null && (
        <div className="pn-7">
          <Dia
            titulo="Hoje na agenda"
            nomes={['atendimento', 'atendimentos']}
            total={agenda}
            porEstado={agenda.porEstado}
            visitas={agenda.proximas}
            local={({ especialista, parceiro }) => juntar(especialista, parceiro ?? 'na própria empresa')}
            vazio={agenda.quantidade === 0 ? 'Nada marcado para hoje.' : 'O que havia para hoje já passou.'}
          />
        </div>
      )}
      <div className="pn-5">
        <PrecisaDeVoce {...dados} />
      </div>
      {primeirosPassos?.feitos.atendimento !== false && <Movimento {...dados} />}
    </div>
  )
}
