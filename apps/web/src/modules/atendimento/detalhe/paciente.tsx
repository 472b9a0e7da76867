import { formatarPeso, idadeDoAnimal, textoDoSexo } from '@vetlume/dominio/animal'
import { SINAIS_VITAIS, type AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { PONTO_ENTRE_PARTES, juntar } from '@vetlume/dominio/formatos'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { agoraNoFuso, fusoEmUso } from '../../../lib/fuso.ts'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Elo } from '../../../ui/elo.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Dados, Telefone } from '../../cadastros/index.ts'
import { Recado } from '../../../ui/recado.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { SinaisAvaliados } from '../sinais-avaliados.tsx'

const simOuNao = (valor: boolean | null) => (valor === null ? null : valor ? 'Sim' : 'Não')

/** Who the exam is for, in one look. */
export function Paciente({ atendimento: { animal, tutor, pesoGramas } }: { atendimento: AtendimentoCompleto }) {
  const hoje = agoraNoFuso().toPlainDate().toString()
  const peso = pesoGramas ?? animal.pesoGramas
  const linha = [
    animal.especie,
    animal.raca,
    textoDoSexo(animal.sexo, animal.castrado),
    idadeDoAnimal({ nascimento: animal.nascimento, obito: null }, hoje),
    peso === null ? null : formatarPeso(peso),
  ]
  return (
    <Secao titulo="Paciente">
      <Pilha espaco={1.5}>
        <div>
          <Elo to="/cadastro/animal" search={{ codigo: animal.codigo }} tamanho="subtitulo">
            {animal.nome}
          </Elo>
          <Texto secundario>{juntar(...linha)}</Texto>
        </div>
        <Texto>
          Responsável:{' '}
          <Elo to="/cadastro/tutor" search={{ codigo: tutor.codigo }}>
            {tutor.nome}
          </Elo>
          {tutor.telefone !== null && (
            <>
              {PONTO_ENTRE_PARTES}
              <Telefone numero={tutor.telefone} />
            </>
          )}
        </Texto>
        {animal.alerta !== null && <Recado tom="warning">{animal.alerta}</Recado>}
      </Pilha>
    </Secao>
  )
}

/** The patient on the day of the exam. */
const examinadoEm = ({ animal, pesoGramas, realizadoEm, criadoEm }: AtendimentoCompleto) => ({
  ...animal,
  pesoGramas: pesoGramas ?? animal.pesoGramas,
  dia: diaNaZona(realizadoEm ?? criadoEm, fusoEmUso()),
})

/** What the requesting side wrote, and what was measured. Only what was filled in. */
export function Informacoes({ atendimento: a }: { atendimento: AtendimentoCompleto }) {
  const temSinais = SINAIS_VITAIS.some((sinal) => a[sinal] !== null)
  const itens = (
    [
      ['Suspeita clínica', a.suspeita],
      ['Histórico', a.historico],
      ['Quem pede', [a.solicitanteNome, a.solicitanteCrmv].filter(Boolean).join(', ') || null],
      ['Em jejum', simOuNao(a.jejum)],
      ['Precisa de sedação', simOuNao(a.sedacao)],
      ['Sinais vitais', temSinais ? <SinaisAvaliados key="sinais" sinais={a} examinado={examinadoEm(a)} /> : null],
    ] as const
  ).filter(([, valor]) => valor !== null)
  return (
    <Secao titulo="Informações clínicas">
      {itens.length === 0 ? <Texto secundario>Nada foi informado no pedido.</Texto> : <Dados itens={itens} />}
    </Secao>
  )
}
