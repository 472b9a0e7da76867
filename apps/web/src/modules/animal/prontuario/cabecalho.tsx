import { formatarPeso, textoDoSexo, type AnimalCompleto } from '@vetlume/dominio/animal'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import type { ReactNode } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Elo } from '../../../ui/elo.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import estilos from './cabecalho.module.css'
import { FotoDoAnimal, type FotoDoAnimalProps } from './foto.tsx'
import { variacaoDoPeso } from './variacao.ts'
import { Texto } from '../../../ui/texto.tsx'

function Fato({ rotulo, children, detalhe }: { rotulo: string; children: ReactNode; detalhe?: ReactNode }) {
  return (
    <div className={estilos.fato}>
      <Texto como="dt" tamanho="pequeno" secundario>
        {rotulo}
      </Texto>
      <dd className={estilos.valor}>{children}</dd>
      {detalhe !== undefined && (
        <Texto como="dd" tamanho="pequeno" secundario>
          {detalhe}
        </Texto>
      )}
    </div>
  )
}

function Peso({ pesoGramas, pesos }: Pick<AnimalCompleto, 'pesoGramas' | 'pesos'>) {
  const [ultimo, anterior] = pesos
  const detalhe =
    ultimo === undefined
      ? undefined
      : [variacaoDoPeso(ultimo.gramas, anterior?.gramas), `em ${formatarData(diaNaZona(ultimo.medidoEm, fusoEmUso()))}`]
          .filter((parte) => parte !== '')
          .join(', ')
  return (
    <Fato rotulo="Peso" detalhe={detalhe}>
      {pesoGramas === null ? 'Não pesado' : formatarPeso(pesoGramas)}
    </Fato>
  )
}

function Idade({ idade, nascimento, nascimentoPresumido, obito }: AnimalCompleto) {
  const detalhe =
    nascimento === null ? undefined : `${formatarData(nascimento)}${nascimentoPresumido ? ', presumida' : ''}`
  return (
    <Fato rotulo={obito === null ? 'Idade' : 'Viveu'} detalhe={detalhe}>
      {idade ?? 'Não informada'}
    </Fato>
  )
}

/** What nobody who touches the animal may miss. */
function Alertas({ alerta }: { alerta: string }) {
  const linhas = alerta.split('\n').filter((linha) => linha.trim() !== '')
  return (
    <Alerta severity="warning" icon={<Icone nome="warning-amber" />} className={estilos.alerta}>
      {linhas.length === 1 ? (
        alerta
      ) : (
        <ul className={estilos.alertas}>
          {linhas.map((linha) => (
            <li key={linha}>{linha}</li>
          ))}
        </ul>
      )}
    </Alerta>
  )
}

/** Doses that should have been given: who sees the animal may give them, or say that they were. */
function VacinasAtrasadas({ vacinas }: Pick<AnimalCompleto, 'vacinas'>) {
  const atrasadas = vacinas.filter(({ atrasada }) => atrasada)
  if (atrasadas.length === 0) return null
  const ditas = atrasadas.map(({ vacina, proxima }) =>
    proxima === null ? vacina : `${vacina} (desde ${formatarData(proxima)})`,
  )
  return (
    <Alerta severity="warning" icon={<Icone nome="event-busy" />}>
      {atrasadas.length === 1 ? 'Vacina atrasada' : 'Vacinas atrasadas'}: {ditas.join(', ')}.
    </Alerta>
  )
}

export interface CabecalhoProps extends Omit<FotoDoAnimalProps, 'ficha'> {
  ficha: AnimalCompleto
}

/** Who the patient is, at a glance. */
export function Cabecalho({ ficha, ...foto }: CabecalhoProps) {
  const { especie, raca, sexo, castrado, tutor, outrosTutores, alerta, obito, obitoMotivo } = ficha
  const outros = outrosTutores.length === 0 ? undefined : `e ${outrosTutores.map(({ nome }) => nome).join(', ')}`
  return (
    <Pilha espaco={3}>
      {obito !== null && (
        <Alerta severity="info" icon={<Icone nome="local-florist" />}>
          {ficha.nome} morreu em {formatarData(obito)}
          {obitoMotivo === null ? '.' : `: ${obitoMotivo}.`} O prontuário continua aqui, e não recebe novos exames.
        </Alerta>
      )}
      {alerta !== null && <Alertas alerta={alerta} />}
      <VacinasAtrasadas {...ficha} />
      <div className={estilos.quadro}>
        <FotoDoAnimal ficha={ficha} {...foto} />
        <dl className={estilos.fatos}>
          <Fato rotulo={especie.nome} detalhe={textoDoSexo(sexo, castrado)}>
            {raca?.nome ?? 'Raça não informada'}
          </Fato>
          <Idade {...ficha} />
          <Peso {...ficha} />
          <Fato rotulo="Tutor" detalhe={outros}>
            <Elo to="/cadastro/tutor" search={{ codigo: tutor.codigo }}>
              {tutor.nome}
            </Elo>
          </Fato>
        </dl>
      </div>
    </Pilha>
  )
}
