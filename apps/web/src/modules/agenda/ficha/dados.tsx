import type { AgendamentoCompleto } from '@vetlume/dominio/agenda'
import { formatarPeso, ROTULOS_DO_SEXO } from '@vetlume/dominio/animal'
import { juntar, linkDoWhatsApp } from '@vetlume/dominio/formatos'
import { formatarData, formatarHora } from '@vetlume/dominio/tempo'
import { useState, type ReactNode } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { Ancora, BotaoComoElo } from '../../../ui/ancora.tsx'
import { Elo } from '../../../ui/elo.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { Telefone } from '../../cadastros/index.ts'
import { parte } from '../../../ui/parte.tsx'
import { chegadaEmPalavras, temCaminho } from '../deslocamento/chegada.ts'
import { lugarEmPalavras } from '../nomes.ts'
import { janelaEmPalavras } from '../pedido/janelas-pedidas.tsx'
import estilos from './dados.module.css'

const CorrigirTempo = parte(async () => (await import('../deslocamento/corrigir-tempo.tsx')).CorrigirTempo)

function Linha({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <div className={estilos.linha}>
      <dt className={estilos.nome}>{rotulo}</dt>
      <dd className={estilos.valor}>{children}</dd>
    </div>
  )
}

const Ligar = ({ telefone }: { telefone: string | null }) =>
  telefone === null ? null : (
    <div>
      <Telefone numero={telefone} />
    </div>
  )

function Paciente({ animal, contato }: AgendamentoCompleto) {
  if (animal === null) return contato ?? 'A definir'
  const { codigo, nome, especie, raca, sexo, pesoGramas } = animal
  const partes = [especie, raca, ROTULOS_DO_SEXO[sexo], pesoGramas === null ? null : formatarPeso(pesoGramas)]
  return (
    <>
      <Elo to="/cadastro/animal" search={{ codigo }} className={estilos.elo}>
        {nome}
      </Elo>
      <div className={estilos.apoio}>{juntar(...partes)}</div>
    </>
  )
}

/** The phone and a ready way to write: with whom, when and where are already said. */
function Tutor({ tutor, animal, inicio, servicos }: AgendamentoCompleto) {
  if (tutor === null) return null
  const fuso = fusoEmUso()
  const quando = `${formatarData(Temporal.Instant.from(inicio).toZonedDateTimeISO(fuso).toPlainDate().toString())} às ${formatarHora(inicio, fuso)}`
  const exames = servicos.map(({ nome }) => nome).join(', ')
  const texto = `Olá, ${tutor.nome}! Sobre ${exames} de ${animal?.nome ?? 'seu animal'} em ${quando}:`
  return (
    <>
      <Elo to="/cadastro/tutor" search={{ codigo: tutor.codigo }}>
        {tutor.nome}
      </Elo>
      {tutor.telefone !== null && (
        <div className={estilos.tutor}>
          <Telefone numero={tutor.telefone} />
          <Ancora href={linkDoWhatsApp(tutor.telefone, texto)} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </Ancora>
        </div>
      )}
    </>
  )
}

function Exames({ servicos }: Pick<AgendamentoCompleto, 'servicos'>) {
  return (
    <ul className={estilos.exames}>
      {servicos.map(({ codigo, nome, duracaoMinutos, preparo, composicao }) => (
        <li key={codigo}>
          {nome} <span className={estilos.apoio}>{`${duracaoMinutos} min`}</span>
          {composicao.length > 0 && (
            <div className={estilos.apoio}>{composicao.map((exame) => exame.nome).join(', ')}</div>
          )}
          {preparo !== null && <div className={estilos.apoio}>Preparo: {preparo}</div>}
        </li>
      ))}
    </ul>
  )
}

/** How one gets there, and the way to say how long it really takes. */
function Caminho({ codigo, chegada, permissoes }: AgendamentoCompleto) {
  const [corrigindo, definirCorrigindo] = useState(false)
  if (chegada === null) return null
  return (
    <Linha rotulo="Deslocamento">
      {chegadaEmPalavras(chegada)}
      {permissoes.mover && temCaminho(chegada) && (
        <div>
          <BotaoComoElo onClick={() => definirCorrigindo(true)}>Corrigir o tempo</BotaoComoElo>
        </div>
      )}
      {corrigindo && <CorrigirTempo codigo={codigo} chegada={chegada} aoFechar={() => definirCorrigindo(false)} />}
    </Linha>
  )
}

/** What was agreed beside who, what and where. */
function Combinado({ agendamento: a }: { agendamento: AgendamentoCompleto }) {
  return (
    <>
      {a.planoSaude !== null && (
        <Linha rotulo="Plano">
          {a.planoSaude.nome}
          {a.carteirinha !== null && <div className={estilos.apoio}>Carteirinha {a.carteirinha}</div>}
          {a.autorizacao !== null && <div className={estilos.apoio}>Autorização {a.autorizacao}</div>}
        </Linha>
      )}
      {a.equipamentos.length > 0 && (
        <Linha rotulo="Equipamento">{a.equipamentos.map(({ nome }) => nome).join(', ')}</Linha>
      )}
      {a.janelas.length > 0 && (
        <Linha rotulo="Preferência">
          {a.janelas.map((janela) => (
            <div key={`${janela.dia}${janela.inicio}`}>{janelaEmPalavras(janela)}</div>
          ))}
        </Linha>
      )}
      {a.observacoes !== null && (
        <Linha rotulo="Observações">
          <Texto como="span" className={estilos.texto}>
            {a.observacoes}
          </Texto>
        </Linha>
      )}
      {a.motivo !== null && <Linha rotulo="Motivo">{a.motivo}</Linha>}
      {a.atendimento !== null && (
        <Linha rotulo="Atendimento">
          <Elo to="/atendimento" search={{ codigo: a.atendimento.codigo }}>
            nº {a.atendimento.numero}
          </Elo>
        </Linha>
      )}
    </>
  )
}

/** Who, what and where, and what was agreed. */
export function DadosDoAgendamento({
  agendamento: a,
  daClinica,
}: {
  agendamento: AgendamentoCompleto
  daClinica: boolean
}) {
  return (
    <>
      {a.animal?.alerta != null && <Alerta severity="warning">{a.animal.alerta}</Alerta>}
      {a.propostoEm !== null && <Alerta severity="info">Horário proposto: a clínica ainda não respondeu.</Alerta>}
      {a.confirmadoPara !== null && (
        <Alerta severity="warning">
          Precisa ser confirmado de novo: a confirmação era de <DataHora instante={a.confirmadoPara} />.
        </Alerta>
      )}
      <dl className={estilos.dadosDoAgendamento}>
        <Linha rotulo="Paciente">
          <Paciente {...a} />
        </Linha>
        {a.tutor !== null && (
          <Linha rotulo="Tutor">
            <Tutor {...a} />
          </Linha>
        )}
        <Linha rotulo="Exames">
          <Exames servicos={a.servicos} />
        </Linha>
        <Linha rotulo="Especialista">
          {a.especialista?.nome ?? 'A definir'}
          <Ligar telefone={a.especialista?.telefone ?? null} />
        </Linha>
        {!daClinica && (
          <Linha rotulo="Local">
            {lugarEmPalavras(a)}
            {a.local.endereco !== null && a.local.tipo !== 'DOMICILIO' && (
              <div className={estilos.apoio}>{a.local.endereco}</div>
            )}
            <Ligar telefone={a.parceiro?.telefone ?? null} />
          </Linha>
        )}
        <Caminho {...a} />
        <Combinado agendamento={a} />
      </dl>
    </>
  )
}
