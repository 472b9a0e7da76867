import './medidas.css'
import { chaveDaMedida, MEDIDA_DO_TOTAL, type MedidaPreenchida, type SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { useBancada } from './bancada.ts'
import { LinhaDeMedida } from './linha-de-medida.tsx'
import { parte } from '../../../ui/parte.tsx'

const NovaMedida = parte(async () => (await import('./nova-medida.tsx')).NovaMedida)

/** Measures of a section, as typed today. */
export function MedidasDaSecao({ secao }: { secao: SecaoDoLaudo }) {
  const { laudo } = useBancada()
  const [nova, definirNova] = useState(false)
  const chaveDe = (medida: MedidaPreenchida) => chaveDaMedida(secao.id, medida)
  // The total of a score is the sum of its items, and nobody types it.
  const doTotal = secao.corpo?.tipo === 'ESCORE' ? MEDIDA_DO_TOTAL[secao.corpo.escala] : undefined
  const digitadas = secao.medidas.filter(({ id }) => doTotal === undefined || id !== doTotal)
  const doModelo = new Set(laudo.modelo?.secoes.find(({ id }) => id === secao.id)?.medidas.map(chaveDe))
  return (
    <div className="le-medidas">
      {digitadas.map((medida) => (
        <LinhaDeMedida key={chaveDe(medida)} medida={medida} secao={secao} removivel={!doModelo.has(chaveDe(medida))} />
      ))}
      {nova ? (
        <NovaMedida secao={secao} aoFechar={() => definirNova(false)} />
      ) : (
        <Botao
          size="small"
          color="secondary"
          className="le-discreto"
          startIcon={<Icone nome="add" />}
          onClick={() => definirNova(true)}
          aria-label={`Adicionar medida em ${secao.titulo}`}
        >
          Medida
        </Botao>
      )}
    </div>
  )
}
