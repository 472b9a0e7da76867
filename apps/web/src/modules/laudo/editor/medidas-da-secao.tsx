import './medidas.css'
import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import type { SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { Suspense, useState } from 'react'
import { chaveDaMedida } from '../edicao/medidas.ts'
import { useBancada } from './bancada.ts'
import { LinhaDeMedida } from './linha-de-medida.tsx'
import { parte } from '../../../ui/parte.tsx'

const NovaMedida = parte(async () => (await import('./nova-medida.tsx')).NovaMedida)

/** Measures of a section, as typed today. */
export function MedidasDaSecao({ secao }: { secao: SecaoDoLaudo }) {
  const { laudo } = useBancada()
  const [nova, definirNova] = useState(false)
  const doModelo = new Set(laudo.modelo?.secoes.find(({ id }) => id === secao.id)?.medidas.map(chaveDaMedida))
  return (
    <div className="le-medidas">
      {secao.medidas.map((medida) => (
        <LinhaDeMedida
          key={chaveDaMedida(medida)}
          medida={medida}
          secao={secao}
          removivel={!doModelo.has(chaveDaMedida(medida))}
        />
      ))}
      {nova ? (
        <Suspense fallback={null}>
          <NovaMedida secao={secao} aoFechar={() => definirNova(false)} />
        </Suspense>
      ) : (
        <Button
          size="small"
          color="secondary"
          className="le-discreto"
          startIcon={<AddIcon />}
          onClick={() => definirNova(true)}
          aria-label={`Adicionar medida em ${secao.titulo}`}
        >
          Medida
        </Button>
      )}
    </div>
  )
}
