import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/privacidade/pedido')
percorrer('/privacidade/pedido?empresa=01990000-0000-7000-8000-000000000000')
percorrer(`/privacidade/acompanhar#${'k'.repeat(43)}`)
percorrer('/empresa/privacidade', 'CLIENTE')
percorrer('/empresa/privacidade?codigo=01990000-0000-7000-8000-000000000000', 'CLIENTE')
percorrer('/empresa/privacidade?vista=incidentes', 'CLIENTE')
percorrer('/empresa/privacidade?vista=copias', 'CLIENTE')
percorrer('/empresa/privacidade?vista=guarda', 'CLIENTE')
