import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import './folha.css'
import { formatarPeso, ROTULOS_DO_SEXO } from '@vetlume/dominio/animal'
import { ROTULOS_DO_AGENDAMENTO } from '@vetlume/dominio/agenda'
import { contar, formatarTelefone, juntar } from '@vetlume/dominio/formatos'
import { diaPorExtenso, formatarHora } from '@vetlume/dominio/tempo'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { lugarEmPalavras, nomeNaAgenda } from '../nomes.ts'
import type { RotaDoDia, VisitaNaRota } from './rota.ts'

const numero = escritorDeNumeros()

function Paciente({ animal, contato, tutor }: VisitaNaRota) {
  const partes =
    animal === null
      ? []
      : [
          animal.especie,
          animal.raca,
          ROTULOS_DO_SEXO[animal.sexo],
          animal.pesoGramas === null ? null : formatarPeso(animal.pesoGramas),
        ]
  return (
    <>
      <strong>{nomeNaAgenda({ animal, contato })}</strong>
      {partes.length > 0 && <span>{` (${partes.filter((parte) => parte !== null).join(', ')})`}</span>}
      {tutor !== null && (
        <div>
          Tutor: {tutor.nome}
          {tutor.telefone !== null && `, ${formatarTelefone(tutor.telefone)}`}
        </div>
      )}
      {animal?.alerta != null && <div className="ro-alerta">Atenção: {animal.alerta}</div>}
    </>
  )
}

function Visita({ visita }: { visita: VisitaNaRota }) {
  const fuso = fusoEmUso()
  const { inicio, fim, estado, plantao, prioridade, local, parceiro, servicos, planoSaude, autorizacao, observacoes } =
    visita
  const { carteirinha, equipamentos, deslocamento } = visita
  const sinais = [
    ROTULOS_DO_AGENDAMENTO[estado],
    prioridade === 'URGENTE' ? 'Urgente' : null,
    plantao ? 'Plantão' : null,
  ]
  return (
    <li className="ro-visita">
      <div className="ro-hora">
        <strong>{formatarHora(inicio, fuso)}</strong>
        <span>às {formatarHora(fim, fuso)}</span>
        <span>{juntar(...sinais)}</span>
      </div>
      <div>
        <div>
          <strong>{lugarEmPalavras(visita)}</strong>
          {parceiro?.telefone != null && `, ${formatarTelefone(parceiro.telefone)}`}
        </div>
        {deslocamento != null && deslocamento.minutos > 0 && (
          <div className="ro-caminho">
            {`${deslocamento.minutos} min de caminho`}
            {deslocamento.km !== null && ` (${numero(deslocamento.km)} km)`}
            {!deslocamento.alcancavel &&
              deslocamento.folgaMinutos !== null &&
              `: faltam ${-deslocamento.folgaMinutos} min`}
          </div>
        )}
        {local.endereco !== null && local.tipo !== 'DOMICILIO' && <div>{local.endereco}</div>}
        <div className="ro-paciente">
          <Paciente {...visita} />
        </div>
        <div>{servicos.map(({ nome }) => nome).join(', ')}</div>
        {equipamentos.length > 0 && <div>Levar: {equipamentos.map(({ nome }) => nome).join(', ')}</div>}
        {planoSaude !== null && (
          <div>
            Plano: {planoSaude.nome}
            {carteirinha !== null && `, carteirinha ${carteirinha}`}
            {autorizacao !== null && `, autorização ${autorizacao}`}
          </div>
        )}
        {observacoes !== null && <div className="ro-notas">{observacoes}</div>}
      </div>
    </li>
  )
}

export interface FolhaDaRotaProps {
  dia: string
  rotas: readonly RotaDoDia[]
  aoTerminar: () => void
}

/** The day's way on paper, a page for each specialist; on screen it is not seen. Opens the printer by itself. */
export function FolhaDaRota({ dia, rotas, aoTerminar }: FolhaDaRotaProps) {
  useEffect(() => {
    addEventListener('afterprint', aoTerminar, { once: true })
    print()
    return () => removeEventListener('afterprint', aoTerminar)
  }, [aoTerminar])
  return createPortal(
    <div className="ro-folhas">
      {rotas.map(({ especialista, visitas }) => (
        <section key={especialista.codigo} className="ro-folha">
          <header>
            <h1>{especialista.nome}</h1>
            <p>{juntar(diaPorExtenso(dia), contar(visitas.length, 'visita', 'visitas'))}</p>
          </header>
          <ol>
            {visitas.map((visita) => (
              <Visita key={visita.codigo} visita={visita} />
            ))}
          </ol>
        </section>
      ))}
    </div>,
    document.body,
  )
}
