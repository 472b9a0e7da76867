import type { PainelDoEspecialista as Dados, Visita } from '@vetlume/dominio/dashboard'
import { contar, formatarTelefone, juntar } from '@vetlume/dominio/formatos'
import { Ancora } from '../../ui/ancora.tsx'
import { Chamada } from './chamada.tsx'
import { Dia } from './dia.tsx'
import { EmReais, plural } from './figura.tsx'
import { LaudosDevidos } from './listas.tsx'
import { mesPorExtenso } from './meses.ts'
import { Quadro, Vazio } from './quadro.tsx'

const localDaVisita = ({ parceiro, endereco }: Visita) => juntar(parceiro ?? 'Na própria empresa', endereco)

/** Places of the day, once each, with the telephone at hand. */
function Contatos({ rota }: { rota: readonly Visita[] }) {
  const clinicas = [
    ...Map.groupBy(
      rota.filter(({ parceiro }) => parceiro !== null),
      ({ parceiro }) => parceiro,
    ),
  ]
  return (
    <Quadro titulo="Clínicas de hoje">
      {clinicas.length === 0 && <Vazio>Nenhuma clínica na rota de hoje.</Vazio>}
      <ul className="ls">
        {clinicas.map(([nome, visitas]) => (
          <li key={nome}>
            <div style={{ minWidth: 0 }}>
              <div className="ls-titulo">{nome}</div>
              <div className="ls-apoio">{visitas[0]?.endereco ?? 'Endereço não cadastrado'}</div>
            </div>
            {visitas[0]?.telefone != null && (
              <Ancora href={`tel:${visitas[0].telefone}`}>{formatarTelefone(visitas[0].telefone)}</Ancora>
            )}
          </li>
        ))}
      </ul>
    </Quadro>
  )
}

/** Home of a specialist: where to go today, what to write, what was earned. */
export function PainelDoEspecialista({ agenda, amanha, laudos, repasse }: Dados) {
  const { rota } = agenda
  const visiveis = rota.filter(({ estado }) => estado !== 'REALIZADO')
  return (
    <div className="pn">
      <div className="pn-7">
        <Dia
          titulo="Minha rota de hoje"
          nomes={['visita', 'visitas']}
          total={agenda}
          porEstado={agenda.porEstado}
          visitas={visiveis}
          local={localDaVisita}
          vazio={rota.length === 0 ? 'Nenhuma visita hoje.' : 'Rota cumprida. Bom trabalho!'}
        />
      </div>
      <div className="pn-5">
        <div className="at">
          <Chamada
            valor={laudos.quantidade}
            rotulo={plural(laudos.quantidade, 'laudo a escrever', 'laudos a escrever')}
            icone="edit-note"
            tom={laudos.quantidade > 0 ? 'marca' : undefined}
            alvo={laudos.alvo}
          />
          <Chamada
            valor={laudos.atrasados.quantidade}
            rotulo="com prazo vencido"
            icone="alarm"
            tom={laudos.atrasados.quantidade > 0 ? 'erro' : undefined}
            alvo={laudos.atrasados.alvo}
          />
          <Chamada
            valor={laudos.assinados.quantidade}
            rotulo={plural(laudos.assinados.quantidade, 'assinado, não entregue', 'assinados, não entregues')}
            icone="draw"
            tom={laudos.assinados.quantidade > 0 ? 'aviso' : undefined}
            alvo={laudos.assinados.alvo}
          />
          <Chamada
            valor={amanha.quantidade}
            rotulo={amanha.quantidade === 1 ? 'visita amanhã' : 'visitas amanhã'}
            icone="event"
            alvo={amanha.alvo}
          />
          <Chamada
            valor={<EmReais centavos={repasse.centavos} />}
            rotulo={`repasse de ${mesPorExtenso(repasse.mes).split(' ')[0] ?? ''}, ${contar(repasse.quantidade, 'exame', 'exames')}`}
            icone="account-balance-wallet"
            alvo={repasse.alvo}
          />
          <Chamada
            valor={<EmReais centavos={repasse.mesAnterior.centavos} />}
            rotulo="repasse do mês anterior"
            icone="account-balance-wallet"
            alvo={repasse.mesAnterior.alvo}
          />
        </div>
      </div>
      <div className="pn-7">
        <Quadro titulo="Laudos a escrever" elo={{ rotulo: 'Ver laudos', alvo: laudos.alvo }}>
          {laudos.devidos.length === 0 ? (
            <Vazio>Nenhum laudo pendente.</Vazio>
          ) : (
            <LaudosDevidos devidos={laudos.devidos} comEspecialista={false} />
          )}
        </Quadro>
      </div>
      <div className="pn-5">
        <Contatos rota={rota} />
      </div>
    </div>
  )
}
