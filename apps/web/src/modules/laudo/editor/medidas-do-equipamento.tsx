import { contar, juntar } from '@vetlume/dominio/formatos'
import './equipamento.css'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { divergenciasDoDicom, unidadeLida, type MedidaLida, type RelatorioDoEquipamento } from '@vetlume/dominio/laudo'
import { CASAS_MOSTRADAS } from '@vetlume/dominio/medidas'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { useBancada } from './bancada.ts'
import { porTomar, tomarTodas, usePropostas } from './propostas-do-equipamento.ts'

const numero = escritorDeNumeros({ maximumFractionDigits: CASAS_MOSTRADAS })
const LADOS = { ESQUERDO: 'esquerdo', DIREITO: 'direito' } as const

function Lida({ lida }: { lida: MedidaLida }) {
  const { conceito, valor, local, lado, modificadores, derivacao, feto } = lida
  const onde = [local?.nome, lado && LADOS[lado], ...modificadores.map(({ nome }) => nome), derivacao?.nome]
  const resto = [...onde, feto && `feto ${feto}`].filter(Boolean).join(', ')
  return (
    <li>
      <span>{conceito.nome}</span>
      <b>{`${numero(valor)} ${unidadeLida(lida)}`.trim()}</b>
      {resto !== '' && <small>{resto}</small>}
    </li>
  )
}

/** Whose report it is; machines are used without typing the name anew, so it is asked about. */
function Cabecalho({ relatorio: { nome, dicom, medidas } }: { relatorio: RelatorioDoEquipamento }) {
  const { paciente } = useBancada().laudo
  return (
    <div>
      <p>
        {juntar(
          dicom.aparelho ?? nome,
          dicom.realizadoEm && formatarData(dicom.realizadoEm),
          contar(medidas.length, 'medida lida', 'medidas lidas'),
        )}
      </p>
      {divergenciasDoDicom(dicom, paciente).map(({ campo, noArquivo }) => (
        <p key={campo}>
          <Etiqueta tom="aviso" rotulo="Confira" /> {campo === 'PACIENTE' ? 'Paciente' : 'Espécie'} no relatório:{' '}
          <b>{noArquivo}</b>
        </p>
      ))}
    </div>
  )
}

/** What machines measured: how much is still to be taken, all of it at once, and what has no place in this laudo. */
export function MedidasDoEquipamento() {
  const bancada = useBancada()
  const { propostas, semUso } = usePropostas()
  const [dito, definirDito] = useState('')
  const faltam = propostas.filter(porTomar).length
  const aoUsar = () => definirDito(`${contar(tomarTodas(bancada), 'medida confirmada', 'medidas confirmadas')}.`)
  return (
    <section className="lq-quadro" aria-label="Medidas do equipamento">
      <h3>Medidas do equipamento</h3>
      {bancada.relatorios.usar().map((relatorio) => (
        <Cabecalho key={relatorio.arquivo} relatorio={relatorio} />
      ))}
      {faltam === 0 ? (
        <p>Nada a confirmar: o que você digitou fica como está, e cada diferença aparece junto da medida.</p>
      ) : (
        <>
          <p>Confirme cada uma junto da medida, ou todas as que preenchem um campo vazio.</p>
          <Botao variant="outlined" size="small" onClick={aoUsar}>
            Confirmar {contar(faltam, 'medida', 'medidas')}
          </Botao>
        </>
      )}
      <p className="so-leitor" role="status">
        {dito}
      </p>
      {semUso.length > 0 && (
        <details>
          <summary>{contar(semUso.length, 'lida e sem uso neste laudo', 'lidas e sem uso neste laudo')}</summary>
          <ul>
            {semUso.map(({ relatorio, lida }) => (
              <Lida key={`${relatorio.arquivo} ${relatorio.medidas.indexOf(lida)}`} lida={lida} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
